#!/usr/bin/env bash
# Runs the two commands of the README where there is Python and next to nothing else, and says how long each took.
#
#     tests/bare_machine.sh               # play (cold, then warm), then test
#     tests/bare_machine.sh play          # only the first
#     BARE=path tests/bare_machine.sh     # programs from PATH: no root and no debootstrap needed
#
# As root with debootstrap: a fresh Debian with python3, python3-venv and a C compiler, and a new user in it. Otherwise: an
# empty home, an empty environment, and a PATH on which there is python3 and a C compiler and nothing else. What is
# tested is the last commit. Settings of pip and npm that name a mirror or a proxy are taken along.
set -euo pipefail
cd "$(dirname "$0")/.."

what=${1:-all}
bare=${BARE:-$([ "$(id -u)" = 0 ] && command -v debootstrap >/dev/null && echo debian || echo path)}
if [ "$bare" = debian ] && [ -z "${OWN_MOUNTS:-}" ]; then # what is mounted below is gone when this ends, however it ends
  exec env OWN_MOUNTS=1 unshare --mount --propagation private "$PWD/tests/bare_machine.sh" "$@"
fi
place=$(mktemp -d "${TMPDIR:-/tmp}/bare-machine.XXXXXX")
clean_up() { # never into anything that is still mounted there
  umount "$place/proc" "$place/dev/pts" 2>/dev/null || true
  rm -rf --one-file-system "$place" "$place".*
}
trap clean_up EXIT
port=8717

debian() { # a bare root, and somebody in it who owns nothing but the sources
  chmod 755 "$place"
  debootstrap --variant=minbase --include=python3,python3-venv,python3-dev,gcc,libc6-dev,ca-certificates stable "$place" \
    >"$place.log" 2>&1 || { tail -5 "$place.log"; exit 1; }
  mount -t proc proc "$place/proc"
  mount -t devpts -o newinstance,ptmxmode=0666 devpts "$place/dev/pts"
  mkdir -p "$place/dev/shm" && chmod 1777 "$place/dev/shm"
  chroot "$place" useradd --create-home guest
  home=/home/guest outside=$place/home/guest # the same folder, seen from in there and from here
  inside=(chroot --userspec=guest:guest "$place" /usr/bin/env -i "PATH=/usr/bin:/bin")
  cp /etc/resolv.conf /etc/hosts "$place/etc/"
  cp -r /etc/ssl/certs/. "$place/etc/ssl/certs/" # a mirror may have an authority of its own
  [ ! -f /etc/pip.conf ] || cp /etc/pip.conf "$place/etc/"
}

path() { # the programs of this machine, but hardly any of them
  mkdir -p "$place/bin" "$place/home"
  for tool in cc gcc as ld ar sh env; do
    found=$(command -v $tool) && ln -s "$found" "$place/bin/$tool"
  done
  ln -s "$(python3 -c 'import sys; print(sys.executable)')" "$place/bin/python3"
  home=$place/home outside=$place/home
  inside=(/usr/bin/env -i "PATH=$place/bin")
}

settings() { # what names a mirror, a proxy or a certificate
  env | grep -iE '^(pip_|npm_config_|https?_proxy=|no_proxy=|ssl_cert_|node_extra_ca)' || true
}

run() { # a command in the sources over there
  local words=()
  while IFS= read -r line; do words+=("$line"); done < <(settings)
  "${inside[@]}" "${words[@]}" "HOME=$home" LANG=C.UTF-8 sh -c "cd $home/coverstory && exec $*"
}

seconds_since() { python3 -c "import sys, time; print(f'{time.time() - float(sys.argv[1]):.1f} s')" "$1"; }

play() { # how long until a table with a bot can be opened
  local began log=$place.play
  began=$(date +%s.%N)
  run python3 dev.py play --no-browser --port $port >"$log" 2>&1 &
  until python3 - $port <<'PY' 2>/dev/null; do
import json, sys, urllib.request

def ask(path, token=None, body=b"{}"):
    headers = {"Content-Type": "application/json", **({"Authorization": f"Bearer {token}"} if token else {})}
    return json.load(urllib.request.urlopen(urllib.request.Request(f"http://127.0.0.1:{sys.argv[1]}{path}", body, headers)))

token = ask("/api/tokens")["token"]
seats = [{"kind": "open"}, {"kind": "bot", "level": "rookie"}]
ask("/api/tables", token, json.dumps({"settings": {"game": "agent_hunter", "seats": seats}, "name": "A"}).encode())
PY
    kill -0 $! 2>/dev/null || { cat "$log"; exit 1; }
    sleep 0.2
  done
  echo "play, $1: a table after $(seconds_since "$began")"
  if [ "$1" = cold ]; then
    while kill -0 $! 2>/dev/null && ! grep -qE "at full speed|Not compiled" "$log"; do sleep 1; done
    echo "play, cold: compiled after $(seconds_since "$began")"
  fi
  pkill -INT -f "coverstory --no-browser --port $port"
  wait $! || true
  { grep -E "^──|done in" "$log" || true; } | sed 's/^/    /'
}

began=$(date +%s.%N)
$bare
mkdir "$outside/coverstory"
git archive HEAD | tar -x -C "$outside/coverstory"
[ ! -f ~/.npmrc ] || cp ~/.npmrc "$outside/"
[ "$bare" = path ] || chroot "$place" chown -R guest:guest $home
echo "A bare machine ($bare) after $(seconds_since "$began"): $(run python3 --version)"

if [ "$what" != test ]; then play cold; play warm; fi
if [ "$what" != play ]; then
  began=$(date +%s.%N)
  run python3 dev.py test
  echo "test: $(seconds_since "$began")"
fi
