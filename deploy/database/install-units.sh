#!/bin/sh
# Copies this release's units of a database machine, and its limits for the units of Debian's packages, to /etc/systemd/system: for the first
# installation and with each other release. A limit applies from the next start of its unit. Run it as root.
set -eu
cd "$(dirname "$(readlink -f "$0")")"
units=/etc/systemd/system
install -m 755 hand-over-full-disk.sh /usr/local/sbin/newactivities-hand-over-full-disk
install -m 644 ./*.service ./*.timer $units
install -D -m 644 -t $units/patroni.service.d ../systemd/newactivities-confinement.conf newactivities-database.conf
install -D -m 644 -t $units/etcd.service.d ../systemd/newactivities-confinement.conf newactivities-database.conf
install -D -m 644 -t $units/pgbouncer.service.d ../systemd/newactivities-confinement.conf ../pgbouncer/newactivities-pgbouncer.conf
systemctl daemon-reload
