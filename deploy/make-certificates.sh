#!/bin/sh
# Makes the certificates by which an installation's own parts authenticate: `make-certificates.sh FOLDER NAME[,NAME…] …
# client:NAME … peer:NAME[,NAME…] …` makes one for each argument, NAME.pem with NAME.key by its first name, valid for 180
# days. A server certificate is for the host of that name. A client certificate is for connections to servers, and its name
# is the role in PostgreSQL. Neither works as the other. A peer certificate works as both, for machines that connect to each
# other. If the folder has no authority, the script makes authority.pem with authority.key; store the key on no machine of
# the installation.
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
      case $names in
        peer:*) usage=serverAuth,clientAuth ;;
        *) usage=serverAuth ;;
      esac
      names=${names#peer:}
      name=${names%%,*}
      extensions="extendedKeyUsage=$usage\nsubjectAltName=DNS:$(printf %s "$names" | sed "s/,/,DNS:/g")"
      ;;
  esac
  printf 'basicConstraints=CA:FALSE\nkeyUsage=digitalSignature\n%b\n' "$extensions" > "$name.extensions"
  openssl req $curve -keyout "$name.key.new" -subj "/CN=$name" |
    openssl x509 -req -CA authority.pem -CAkey authority.key -CAcreateserial -days 180 -extfile "$name.extensions" -out "$name.pem.new"
  mv "$name.key.new" "$name.key"
  mv "$name.pem.new" "$name.pem"
  rm "$name.extensions"
done
