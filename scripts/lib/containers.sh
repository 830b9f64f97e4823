# For scripts that build and run the image: Docker where its engine runs; otherwise the same files
# with buildah and podman, as root, on a base made by debootstrap. Sets `engine`, `image`, `run_flags`.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

# AVINAS_TEST_SYSTEM=trixie builds on another Debian.
system=${AVINAS_TEST_SYSTEM:-bookworm}
base=localhost/local/debian:$system-slim

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
  local root container
  root=$(mktemp -d)
  make_debian "$system" "$root"
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
    docker build -q -f docker/Dockerfile --build-arg BASE="debian:$system-slim" -t "$tag" "$@" .
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

engine_image=avinas-engine
# The image of docker/engine: PostgreSQL with its manager.
build_engine() {
  if has_docker; then
    docker build -q -f docker/engine/Dockerfile --build-arg BASE="debian:$system-slim" -t "$engine_image" .
    return
  fi
  make_base
  engine_image=localhost/avinas-engine
  "${engine[@]}" image exists "$engine_image" && return
  say "Building $engine_image with buildah"
  buildah bud -q --format docker --pull-never --build-arg BASE="$base" -f docker/engine/Dockerfile -t "$engine_image" .
}

compose=()
service=

# use_compose PROJECT [FILE SUBNET NETWORK]: `compose` runs docker/compose.yml, or FILE beside it, under that name; what it needs besides is in
# `$work`. Where no Docker engine runs, Debian's docker-compose does it with podman, and a Caddy image is
# made of Debian's package.
use_compose() {
  local project=$1 file=${2:-compose.yml} subnet=${3:-172.30.77.0/24} network=${4:-club} name
  if has_docker; then
    compose=(docker compose -p "$project" -f "docker/$file")
    return
  fi
  install_packages <(printf '%s\n' docker-compose golang-github-containernetworking-plugin-dnsname)
  # Debian 12's docker-compose does not know the project's name in the file.
  grep -v '^name:' "docker/$file" > "$work/compose.yml"
  # What podman needs besides: limits that a container may have, and the name it gives its networks.
  {
    echo 'x-limits: &limits {nofile: {soft: 1024, hard: 20000}, nproc: {soft: 1000, hard: 1000}}'
    echo 'services:'
    for name in $(sed -n '/^services:/,/^[a-rt-z]/ s/^  \([a-z0-9]*\):$/\1/p' "docker/$file"); do
      echo "  $name: {ulimits: *limits}"
    done
    echo "networks: {$network: {ipam: {options: {driver: host-local}, config: [{subnet: $subnet}]}}}"
  } > "$work/podman.yml"
  compose=(docker-compose -p "$project" --project-directory docker -f "$work/compose.yml" -f "$work/podman.yml")
  printf '[engine]\nruntime = "runc"\n' > "$work/containers.conf"
  export CONTAINERS_CONF=$work/containers.conf DOCKER_HOST=unix://$work/podman.sock
  "${engine[@]}" system service --time=0 "$DOCKER_HOST" >"$work/service.log" 2>&1 &
  service=$!
  if ! "${engine[@]}" image exists docker.io/library/caddy:2; then
    say "Making an image of Debian's Caddy"
    printf 'FROM %s\nRUN apt-get update -q && apt-get install -y -q --no-install-recommends caddy\nENV XDG_DATA_HOME=/data\n' \
      "$base" > "$work/Dockerfile"
    buildah bud -q --format docker --pull-never -f "$work/Dockerfile" -t docker.io/library/caddy:2 "$work"
  fi
}
end_compose() { if [ -n "$service" ]; then kill "$service"; fi; }
