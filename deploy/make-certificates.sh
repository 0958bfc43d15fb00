#!/bin/sh
# The certificates by which an installation's own parts know each other: `make-certificates.sh FOLDER NAME[,NAME…] …` makes one for each
# argument, NAME.pem with NAME.key by its first name, good for 200 days. The authority that vouches for them, authority.pem with
# authority.key, is made where the folder has none; its key belongs on no machine of the installation.
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
  name=${names%%,*}
  printf 'subjectAltName=DNS:%s\nbasicConstraints=CA:FALSE\nkeyUsage=digitalSignature\nextendedKeyUsage=serverAuth\n' \
    "$(printf %s "$names" | sed "s/,/,DNS:/g")" > "$name.extensions"
  openssl req $curve -keyout "$name.key.new" -subj "/CN=$name" |
    openssl x509 -req -CA authority.pem -CAkey authority.key -CAcreateserial -days 200 -extfile "$name.extensions" -out "$name.pem.new"
  mv "$name.key.new" "$name.key"
  mv "$name.pem.new" "$name.pem"
  rm "$name.extensions"
done
