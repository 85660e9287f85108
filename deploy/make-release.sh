#!/bin/sh
# Builds the API, the gateway and the shell, and puts them into a folder with the packages that they need:
#   npm ci && sh deploy/make-release.sh /srv/leafshift/releases/1
set -eu
to=${1:?'Please give a folder, such as /srv/leafshift/releases/1.'}
if [ -e "$to/package.json" ]; then
  echo "There is a release in $to already, which may be running." >&2
  exit 1
fi
cd "$(dirname "$0")/.."
node_modules/.bin/nx run-many -t build -p api,gateway,shell
for program in api gateway; do
  node deploy/copy-packages.ts "$program" "$to"
  mkdir -p "$to/$program"
  cp -r "$program/dist" "$to/$program/"
done
mkdir -p "$to/shell" "$to/deploy" "$to/docs"
cp -r shell/dist "$to/shell/"
tar -c --exclude='*.spec.ts' --exclude=testing payments-sandbox | tar -C "$to" -x
cp -r deploy/operator.mjs deploy/systemd deploy/nginx deploy/prometheus deploy/grafana "$to/deploy/"
cp -r docs/operators "$to/docs/"
cp LICENSE THIRD-PARTY-NOTICES.txt bill-of-materials.cdx.json "$to/"
# Last, because it says that the release is whole.
cp deploy/installed-package.json "$to/package.json"
