#!/bin/sh
# Install the Appium server and its UiAutomator2 driver, of the versions in scripts/appium, into a folder. No root.
# Usage: scripts/install_appium.sh DIR
# What lies there already, of these versions and for this node, is left as it is: a stamp tells.
set -eu

dir=${1:?usage: install_appium.sh DIR}
here=$(cd "$(dirname "$0")" && pwd)/appium
wanted="Appium needs node 20.19, 22.12, 24 or newer, with npm 10 or newer"
fits='const [a, b] = process.versions.node.split(".").map(Number);
process.exit(a >= 24 || (a === 22 && b >= 12) || (a === 20 && b >= 19) ? 0 : 1)'

say() { printf 'make: %s\n' "$*" >&2; }

mend() {
    say "Mend it with any of these, then run \`make appium\` again:"
    say "  Debian, Ubuntu:  apt install nodejs npm   (if that is new enough: nodejs --version)"
    say "  macOS:           brew install node"
    say "  without root:    unpack an archive of https://nodejs.org/en/download and put its bin/ on the PATH"
    exit 1
}

for tool in node npm; do
    command -v "$tool" >/dev/null 2>&1 || { say "there is no $tool on the PATH. $wanted."; mend; }
done
node -e "$fits" || { say "node is $(node --version). $wanted."; mend; }

stamp="$dir/.installed"
now="$(cksum <"$here/package-lock.json") node $(node -p 'process.versions.modules + process.platform + process.arch')"
if [ -f "$stamp" ] && [ "$(cat "$stamp")" = "$now" ]; then exit 0; fi
if [ -e "$dir" ] && [ ! -f "$dir/package.json" ]; then
    say "$dir is there and was not made by \`make appium\`: move it away, or choose another folder with APPIUM=..."
    exit 1
fi

say "installing Appium into $dir with node $(node --version), npm $(npm --version)"
mkdir -p "$dir"
rm -f "$stamp"
cp "$here/package.json" "$here/package-lock.json" "$dir/"
# The lock pins every file by its digest, so what npm still has at hand is as good as new. Scripts of packages are not run:
# none is needed.
if ! (cd "$dir" && npm ci --ignore-scripts --no-audit --no-fund --prefer-offline --loglevel=error \
    --fetch-retries=1 --fetch-retry-mintimeout=1000 --fetch-timeout=60000); then
    rm -rf "$dir/node_modules"
    say "npm could not install it. Is the registry to be had ($(npm config get registry))? Behind a proxy or a mirror:"
    say "  npm config set registry https://... (npm config set https-proxy http://...), then run \`make appium\` again."
    exit 1
fi
printf '%s\n' "$now" >"$stamp"
