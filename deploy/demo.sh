#!/bin/sh
# The production shape on one machine, in containers: `deploy/demo.sh` builds and starts it. With arguments it runs another
# command of Docker Compose: `deploy/demo.sh ps`, `logs sms`, `down --volumes`. Requires Docker with Compose 2.24, and openssl.
# The first start makes the secrets in .demo/. Never use them, or this set-up, for customers. COMPOSE is another program in place of
# `docker compose`.
set -eu
cd "$(dirname "$0")/.."
export SECRETS="${SECRETS:-$PWD/.demo}"
umask 077
mkdir -p "$SECRETS/hosts"

[ -e "$SECRETS/data_key" ] || openssl rand -base64 32 > "$SECRETS/data_key"
printf %s http://sms:8080/ > "$SECRETS/sms_webhook_url"
# Certificates are valid for 180 days; new ones take effect with the next start of the containers.
if ! openssl x509 -checkend 604800 -noout -in "$SECRETS/bfzh.localhost.pem" > /dev/null 2>&1; then
  deploy/make-certificates.sh "$SECRETS" server,server-2,localhost,server.internal redis postgres client:newactivities \
    client:newactivities_servers client:newactivities_edge iekb.localhost bfzh.localhost
  for host in iekb.localhost bfzh.localhost; do
    cp "$SECRETS/$host.pem" "$SECRETS/hosts/$host.crt"
    cp "$SECRETS/$host.key" "$SECRETS/hosts/$host.key"
  done
fi
awk '{ print } / server:/ { sub(" server:", " server-2:"); print }' deploy/container/upstream.conf > "$SECRETS/upstream.conf"
# Containers have other users than this machine. The folder stays private, except for the users of the containers.
chmod -R a+rX "$SECRETS"/*
chmod go-rwx "$SECRETS/authority.key"

[ $# -gt 0 ] || set -- up --build
exec ${COMPOSE:-docker compose} --project-name=newactivities-demo --profile=demo --env-file=deploy/container/demo.env \
  --file=deploy/container/compose.yaml --file=deploy/container/compose.demo.yaml "$@"
