#!/bin/sh
# Makes a database in an empty volume, and runs PostgreSQL as its own user.
set -eu
export PGDATA=/var/lib/postgresql/data
as="setpriv --reuid=postgres --regid=postgres --init-groups"
install -d -o postgres -g postgres -m 700 "$PGDATA" /run/postgresql
if [ ! -e "$PGDATA/PG_VERSION" ]; then
  printf %s "$POSTGRES_PASSWORD" > /tmp/password && chmod 644 /tmp/password
  $as initdb --username="$POSTGRES_USER" --pwfile=/tmp/password --auth=scram-sha-256 --encoding=UTF8 --locale=C.UTF-8
  echo "create database $POSTGRES_DB" | $as postgres --single postgres
fi
exec $as "$@" -c listen_addresses="*"
