#!/bin/sh
# The certificates by which an installation's own parts know each other: `make-certificates.sh FOLDER NAME[,NAME…] … client:NAME …` makes
# one for each argument, NAME.pem with NAME.key by its first name, good for 180 days. One of a host is shown to those who ask it; one of a client is
# shown to those whom it asks, and its name is the role that PostgreSQL knows it by. Neither serves as the other. The authority that vouches
# for them, authority.pem with authority.key, is made where the folder has none; its key belongs on no machine of the installation.
set -eu
umask 077
folder=$1
shift
mkdir -p "$folder"
cd "$folder"
curve="-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes"

if [ ! -e authority.pem ]; then
  openssl req -x509 $curve -keyout authority.key -out authority.pem -days 3650 -subj "/CN=newactivities" \
    -addext "basicConstraints=critical,CA:TRUE,pathlen:0" -addext "keyUsage=critical,keyCertSign,cRLSign"
fi
for names in "$@"; do
  case $names in
    client:*)
      name=${names#client:}
      extensions='extendedKeyUsage=clientAuth'
      ;;
    *)
      name=${names%%,*}
      extensions="extendedKeyUsage=serverAuth\nsubjectAltName=DNS:$(printf %s "$names" | sed "s/,/,DNS:/g")"
      ;;
  esac
  printf 'basicConstraints=CA:FALSE\nkeyUsage=digitalSignature\n%b\n' "$extensions" > "$name.extensions"
  openssl req $curve -keyout "$name.key.new" -subj "/CN=$name" |
    openssl x509 -req -CA authority.pem -CAkey authority.key -CAcreateserial -days 180 -extfile "$name.extensions" -out "$name.pem.new"
  mv "$name.key.new" "$name.key"
  mv "$name.pem.new" "$name.pem"
  rm "$name.extensions"
done
