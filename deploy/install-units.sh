#!/bin/sh
# Copies this release's units, and its limits for the units of nginx, PostgreSQL and PgBouncer, to /etc/systemd/system: for the first
# installation and with each other release. Run it as root.
set -eu
cd "$(dirname "$(readlink -f "$0")")/systemd"
units=/etc/systemd/system
install -m 644 ./*.service ./*.timer $units
install -D -m 644 -t $units/newactivities-operations-.service.d newactivities-operations.conf
install -D -m 644 -t $units/nginx.service.d newactivities-confinement.conf newactivities-nginx.conf
install -D -m 644 -t $units/postgresql@.service.d newactivities-confinement.conf
install -D -m 644 -t $units/pgbouncer.service.d newactivities-confinement.conf ../pgbouncer/newactivities-pgbouncer.conf
printf '[Service]\nUser=postgres\n' > $units/postgresql@.service.d/newactivities-user.conf
systemctl daemon-reload
