#!/bin/sh
# The secrets of a machine. Each is a file that systemd encrypts only for this machine, with a key of root and, if there is
# one, the TPM2. Units receive theirs by LoadCredentialEncrypted. As root:
#   secrets.sh make NAME     makes a random secret, unless it exists
#   secrets.sh set NAME      replaces it by a hidden input, or by the standard input
#   secrets.sh show NAME     writes it to the standard output
#   secrets.sh remove NAME   destroys it
#   secrets.sh list
# Names are those of the settings in lower case: data_key for DATA_KEY.
set -eu
umask 077
folder=${CREDENTIALS:-/etc/newactivities/credentials}

fail() {
  echo "$1" >&2
  exit 1
}

encrypt() {
  [ -n "$1" ] || fail "$name: the input is empty"
  # Other users need access to the machine's certificates beside it.
  (umask 022 && mkdir -p "${folder%/*}")
  mkdir -p "$folder"
  # The leading dot hides the file from `list` until `mv` replaces the secret atomically.
  printf %s "$1" | systemd-creds encrypt --name="$name" - "$folder/.$name"
  mv "$folder/.$name" "$folder/$name"
}

command=${1:-list}
name=${2:-}
case $command in
  list) exec ls "$folder" ;;
  make | set | show | remove) ;;
  *) fail "The command must be make, set, show, remove or list." ;;
esac
case $name in
  '' | [!a-z]* | *[!a-z0-9._-]*) fail "The name must consist of lower-case letters, digits, dots, _ and -, such as data_key." ;;
esac

case $command in
  make)
    [ ! -e "$folder/$name" ] || fail "$name exists already. Remove it first."
    encrypt "$(openssl rand -base64 32)"
    ;;
  set)
    if [ -t 0 ]; then secret=$(systemd-ask-password --timeout=0 "$name:"); else secret=$(cat); fi
    encrypt "$secret"
    ;;
  show) systemd-creds decrypt --name="$name" "$folder/$name" - ;;
  remove) shred --remove "$folder/$name" ;;
esac
