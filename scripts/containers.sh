# For scripts that build and run the image: Docker where its engine runs; otherwise the same files
# with buildah and podman, as root, on a base made by debootstrap. Sets `engine`, `image`, `run_flags`.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

base=localhost/local/debian:bookworm-slim

has_docker() { docker info >/dev/null 2>&1; }

use_engine() {
  run_flags=()
  if has_docker; then
    engine=(docker)
    image=avinas
    return
  fi
  [ "$(id -u)" -eq 0 ] || stop "No Docker engine runs here; building with buildah needs root."
  install_packages <(printf '%s\n' debootstrap buildah podman runc)
  export STORAGE_DRIVER=vfs BUILDAH_ISOLATION=chroot
  engine=(podman --runtime runc)
  run_flags=(--pull=never --ulimit nofile=1024:20000 --ulimit nproc=1000:1000)
  image=localhost/avinas
}

make_base() {
  buildah inspect "$base" >/dev/null 2>&1 && return
  say "Making a base image with debootstrap"
  local root mirror container
  root=$(mktemp -d)
  mirror=$(apt-get indextargets --format '$(SITE)' | head -1)
  debootstrap --variant=minbase bookworm "$root" "$mirror" >/dev/null
  container=$(buildah from scratch)
  buildah add -q "$container" "$root" /
  buildah commit -q "$container" "$base"
  buildah rm "$container" >/dev/null
  rm -rf "$root"
}

# build_stage TAG [options of the build]: builds docker/Dockerfile under that tag.
build_stage() {
  local tag=$1 settings home=/root  # of the build's user
  shift
  if has_docker; then
    say "Building $tag with Docker"
    docker build -q -f docker/Dockerfile -t "$tag" "$@" .
    return
  fi
  make_base
  # The build may use this machine's own settings for packages; none of them are in the image.
  settings=$(mktemp)
  cp /etc/ssl/certs/ca-certificates.crt "$settings.crt"
  { if [ -f "$HOME/.npmrc" ]; then cat "$HOME/.npmrc"; fi; echo "cafile=$home/.ca.crt"; } > "$settings"
  say "Building $tag with buildah"
  buildah bud -q --format docker --pull-never --build-arg BASE="$base" \
    --volume "$settings:$home/.npmrc:ro" --volume "$settings.crt:$home/.ca.crt:ro" \
    -f docker/Dockerfile -t "$tag" "$@" .
  rm -f "$settings" "$settings.crt"
}
