#!/bin/sh
# The secrets of a machine. Each is a file that systemd encrypts for this machine alone, by a key of root's and the TPM2 where there is one;
# units are handed theirs by LoadCredentialEncrypted. As root:
#   secrets.sh make NAME     makes random text, where there is none of that name
#   secrets.sh set NAME      takes what is typed, unseen, or the standard input, in place of what there was
#   secrets.sh show NAME     writes it to the standard output
#   secrets.sh remove NAME   destroys it
#   secrets.sh list
# Names are those of the settings in small letters: data_key of DATA_KEY.
set -eu
umask 077
folder=${CREDENTIALS:-/etc/newactivities/credentials}

fail() {
  echo "$1" >&2
  exit 1
}

encrypt() {
  [ -n "$1" ] || fail "$name: nothing was given"
  # Others find the certificates of the machine beside it.
  (umask 022 && mkdir -p "${folder%/*}")
  mkdir -p "$folder"
  # Hidden from `list`, and in place at once.
  printf %s "$1" | systemd-creds encrypt --name="$name" - "$folder/.$name"
  mv "$folder/.$name" "$folder/$name"
}

command=${1:-list}
name=${2:-}
case $command in
  list) exec ls "$folder" ;;
  make | set | show | remove) ;;
  *) fail "Commands are make, set, show, remove and list." ;;
esac
case $name in
  '' | [!a-z]* | *[!a-z0-9._-]*) fail "A name has small letters, digits, dots, _ and -, such as data_key." ;;
esac

case $command in
  make)
    [ ! -e "$folder/$name" ] || fail "$name: is there already; remove it first"
    encrypt "$(openssl rand -base64 32)"
    ;;
  set)
    if [ -t 0 ]; then secret=$(systemd-ask-password --timeout=0 "$name:"); else secret=$(cat); fi
    encrypt "$secret"
    ;;
  show) systemd-creds decrypt --name="$name" "$folder/$name" - ;;
  remove) shred --remove "$folder/$name" ;;
esac
