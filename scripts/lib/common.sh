# Shared by the scripts: says what is done, installs what is missing, stops with a sentence.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

say() { printf '\n== %s\n' "$*"; }
stop() { printf '\n%s\n' "$*" >&2; exit 1; }

# contains TEXT COMMAND...: the command prints the text. It is read to its end: a pipe into `grep -q`
# may end it early, which counts as a failure.
contains() {
  local text=$1 printed
  shift
  printed=$("$@" 2>&1) && [[ "$printed" == *"$text"* ]]
}

# packages FILE...: a line a package, without comments; a|b|c are names of it on different systems
packages() { sed -e 's/#.*//' -e 's/[[:space:]]*//g' -e '/^$/d' "$@"; }

# The machine may have a newer Node of its own than Debian's.
is_there() {
  local name
  for name in ${1//|/ }; do
    case "$name" in
      nodejs) command -v node >/dev/null && return ;;
      npm) command -v npm >/dev/null && return ;;
      *) dpkg-query -W -f '${Status}' "$name" 2>/dev/null | grep -q 'install ok installed' && return ;;
    esac
  done
  return 1
}

# The first of a|b|c that this system offers.
name_here() {
  local name
  for name in ${1//|/ }; do
    if [ -n "$(apt-cache policy "$name" 2>/dev/null | sed -n 's|^ *Candidate: \([^ (].*\)|\1|p')" ]; then
      echo "$name"
      return
    fi
  done
  stop "This system has no package ${1//|/ or }; Avinas is built on Debian 12 and 13."
}

install_packages() {
  local missing=() package as_root=()
  for package in $(packages "$@"); do is_there "$package" || missing+=("$package"); done
  [ ${#missing[@]} -eq 0 ] && return
  say "Installing Debian packages: ${missing[*]}"
  if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null || stop "Installing packages needs root: run this as root, or install sudo."
    as_root=(sudo)
  fi
  export DEBIAN_FRONTEND=noninteractive
  "${as_root[@]}" apt-get update -q
  local named=()
  for package in "${missing[@]}"; do named+=("$(name_here "$package")"); done
  "${as_root[@]}" apt-get install -y -q --no-install-recommends "${named[@]}" ||
    stop "Some packages could not be installed; see the lines above."
}

# Debian 12's own Node 18 is not maintained any more: where it is all there is, a newer one comes
# from npm's packages, into the build folder.
prepare_node() {
  local major architecture package
  major=$(node --version | sed 's/^v\([0-9]*\).*/\1/')
  [ "$major" -lt 20 ] || return 0
  architecture=$(dpkg --print-architecture | sed 's/^amd64$/x64/')
  package=node-linux-$architecture
  if [ ! -x "build/tools/node_modules/$package/bin/node" ]; then
    say "Installing Node 22 beside Node $major"
    npm install --prefix build/tools --no-fund --no-audit "$package@22.23.3" ||
      stop "Node 20 or newer is needed, and npm has none for $architecture: install one yourself."
  fi
  PATH=$PWD/build/tools/node_modules/$package/bin:$PATH
}

install_npm() {
  prepare_node
  if ! cmp -s web-client/package-lock.json web-client/node_modules/.installed-lock; then
    say "Installing the browser client's npm packages"
    (cd web-client && PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1 npm ci --no-fund --no-audit)
    cp web-client/package-lock.json web-client/node_modules/.installed-lock
  fi
}

# A source release brings the built client, so that nothing of Node's is needed.
has_built_client() { [ ! -e .git ] && [ -e web-client/dist/index.html ]; }

build_client() {
  say "Building the browser client"
  (cd web-client && npm run --silent build)
}

# For programs that start the real server: it serves the client, and does not start without one.
prepare_client() {
  install_npm
  build_client
}

# wait_for SECONDS COMMAND...: until the command succeeds; ends with a sentence if that takes longer.
wait_for() {
  local end=$((SECONDS + $1))
  shift
  until "$@" >/dev/null 2>&1; do
    [ $SECONDS -lt $end ] || stop "This did not succeed in time: $*"
    sleep 0.2
  done
}
# A server listens on that port of this machine.
listens() { (: <"/dev/tcp/127.0.0.1/$1") 2>/dev/null; }

# make_debian RELEASE FOLDER [flags of debootstrap]: a small one, from this machine's mirror.
make_debian() {
  local mirror
  mirror=$(apt-get indextargets --format '$(SITE)' | head -1)
  debootstrap --variant=minbase "${@:3}" "$1" "$2" "$mirror" >/dev/null
}

# How many compilers run at a time: one for each core that has two gigabytes of free memory.
compilers() {
  local cores by_memory
  cores=$(nproc)
  by_memory=$(awk '/^MemAvailable/ {print int($2 / 2097152)}' /proc/meminfo)
  [ "$by_memory" -ge 1 ] || by_memory=1
  echo $((cores < by_memory ? cores : by_memory))
}

# build PRESET [cmake options]
build() {
  local preset=$1
  shift
  say "Building the $preset preset"
  cmake --preset "$preset" "$@" >/dev/null || cmake --preset "$preset" "$@"
  cmake --build --preset "$preset" -j "$(compilers)"
}
