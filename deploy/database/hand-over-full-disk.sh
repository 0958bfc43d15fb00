#!/bin/sh
# Hands over to a standby when this machine is PostgreSQL's primary and the database's disk is nearly full: PostgreSQL on a full disk
# rejects every write but remains the primary, or stops in the middle of one. Its timer runs it every two seconds. Copy it to
# /usr/local/sbin/newactivities-hand-over-full-disk.
set -eu

DISK=/var/lib/postgresql
# Percent. The rest is enough for a clean end, which writes the log to the disk once more.
FULL=95
# Minutes until this machine hands over again: when all disks are full, handing over helps no one.
PAUSE=10
HANDED_OVER=/run/newactivities-hand-over/handed-over

leads() {
  [ "$(psql -XAtc 'select pg_is_in_recovery()')" = f ]
}

used=$(df --output=pcent "$DISK" | tail -n 1 | tr -dc 0-9)
if [ "$used" -lt "$FULL" ]; then
  exit 0
fi
if [ -n "$(find "$HANDED_OVER" -mmin "-$PAUSE" 2>/dev/null)" ] || ! leads; then
  exit 0
fi
# By name: if Patroni chose and the other standby had received more, neither would take over.
standby=$(psql -XAtc "select application_name from pg_stat_replication where sync_state = 'sync'")
patronictl --config-file=/etc/patroni/config.yml switchover newactivities --leader "$(hostname -s)" --candidate "$standby" --force
# patronictl ends with 0 also when Patroni rejects the switchover. The next run then tries again.
if ! leads; then
  touch "$HANDED_OVER"
fi
