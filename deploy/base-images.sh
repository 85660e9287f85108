#!/bin/sh
# Makes both base images of the container files from Debian's packages and this checkout's Node, where no
# registry of images is at hand. It wants root, buildah, debootstrap and `npm ci` done. Then:
#   buildah bud --build-arg BUILD_IMAGE=localhost/leafshift-base-build \
#     --build-arg RUN_IMAGE=localhost/leafshift-base-run -f deploy/api.Containerfile -t leafshift-api .
# Inside a container add `--storage-driver vfs` (BUILDAH="buildah --storage-driver vfs") and `--isolation chroot`.
set -eu
buildah=${BUILDAH:-buildah}
suite=${SUITE:-bookworm}
here=$(dirname "$0")/..
node=$("$here/node_modules/.bin/node" -p process.execPath 2>/dev/null || command -v node)
npm=$(npm root -g)/npm
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

# To run: what Node is linked to, and a shell with what the container files' commands need.
mkdir "$folder/packages" "$folder/run"
(cd "$folder/packages" && apt-get download base-files base-passwd coreutils dash libacl1 libattr1 libc6 \
  libcrypt1 libgcc-s1 libgmp10 libpcre2-8-0 libselinux1 libstdc++6 tzdata)
for package in "$folder"/packages/*.deb; do dpkg-deb -x "$package" "$folder/run"; done
for kind in passwd group; do
  cp "$folder/run/usr/share/base-passwd/$kind.master" "$folder/run/etc/$kind"
done
ln -sf dash "$folder/run/bin/sh"
cp "$node" "$folder/run/usr/bin/node"

# To build: a small Debian with npm.
debootstrap --variant=minbase --include=ca-certificates,libstdc++6 "$suite" "$folder/build"
rm -rf "$folder"/build/var/cache/apt/archives/*.deb "$folder"/build/var/lib/apt/lists/*
mkdir -p "$folder/build/usr/lib/node_modules"
cp "$node" "$folder/build/usr/bin/node"
cp -r "$npm" "$folder/build/usr/lib/node_modules/npm"
for command in npm npx; do
  ln -s "../lib/node_modules/npm/bin/$command-cli.js" "$folder/build/usr/bin/$command"
done

for kind in run build; do
  # Licences stay.
  find "$folder/$kind/usr/share/doc" -type f ! -name copyright -delete
  rm -rf "$folder/$kind"/usr/share/man "$folder/$kind"/usr/share/locale \
    "$folder/$kind"/usr/share/info "$folder/$kind"/usr/share/lintian
  container=$($buildah from scratch)
  $buildah copy -q "$container" "$folder/$kind" /
  $buildah commit -q "$container" "localhost/leafshift-base-$kind"
  $buildah rm "$container"
done
