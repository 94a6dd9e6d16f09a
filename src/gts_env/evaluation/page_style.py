"""The look of the HTML pages."""

STYLE = """
:root{color-scheme:light dark;--bg:#f6f5f9;--card:#fff;--ink:#1d1b20;--soft:#625b71;--line:#e4e1ea;
--reach:#0b6bcb;--trigger:#a24500;--detect:#1b7a34;--bad:#b3261e;--touch:#d0126b}
@media(prefers-color-scheme:dark){:root{--bg:#131217;--card:#1e1d23;--ink:#e8e6ee;--soft:#b3aebe;--line:#35333d;
--reach:#7fb8ff;--trigger:#ffb27a;--detect:#7fd696;--bad:#ff8a80;--touch:#ff5ca2}}
*{box-sizing:border-box}body{margin:0;background:var(--bg);color:var(--ink);
font:15px/1.5 system-ui,-apple-system,Segoe UI,Roboto,sans-serif}
header,main{max-width:1180px;margin:0 auto;padding:24px 20px 0}h1{font-size:26px;margin:8px 0}
h2{font-size:18px;margin:0}
h3{font-size:15px;margin:18px 0 6px}small{color:var(--soft);font-weight:400}
.card{background:var(--card);border:1px solid var(--line);border-radius:16px;padding:18px 20px;margin:0 0 20px;
overflow:auto}
.said{color:var(--soft);margin:4px 0 0;max-width:80ch}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
th,td{text-align:left;padding:7px 12px 7px 0;border-bottom:1px solid var(--line);white-space:nowrap}
tr:last-child td{border-bottom:0}th{color:var(--soft);font-weight:600;font-size:13px}.num{text-align:right}
th:nth-last-child(-n+2){text-align:right}
.yes{color:var(--detect);font-weight:600}.no{color:var(--soft)}.na{color:var(--soft);opacity:.6}
a{color:var(--reach)}
.film{display:flex;gap:14px;overflow-x:auto;padding:4px 2px 12px}
figure{margin:0;flex:0 0 216px}
.screen{position:relative;width:216px;height:480px;border-radius:14px;overflow:hidden;
box-shadow:0 0 0 1px var(--line);background:#000}
.screen img{display:block}.screen svg{position:absolute;inset:0;width:216px;height:480px}
.ring{fill:none;stroke:var(--touch);stroke-width:3.5;stroke-linecap:round;filter:drop-shadow(0 0 2px #fff)}
.dot{fill:var(--touch)}.mark{fill:none;stroke:var(--bad);stroke-width:3.5}
figcaption{font-size:12.5px;line-height:1.4;margin-top:6px;overflow-wrap:anywhere}figcaption span{display:block}
figcaption b{display:inline-block;color:#fff;border-radius:99px;padding:0 9px;margin:3px 4px 0 0;font-size:11.5px}
@media(prefers-color-scheme:dark){figcaption b{color:#131217}}
.reach{background:var(--reach)}.trigger{background:var(--trigger)}.detect{background:var(--detect)}
.verdict{background:var(--bad)}figcaption i{color:var(--soft);font-style:normal}
figcaption em{display:block;color:var(--bad)}
"""
