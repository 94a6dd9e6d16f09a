"""Drawing: fonts, text layout, colours and the canvas the phone's screens are painted on."""
