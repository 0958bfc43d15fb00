#!/bin/sh
# The operator's command line on a machine whose secrets systemd keeps: `newactivities-operations COMMAND …`, as root or by sudo. It runs as a
# service that is handed the secrets (systemd/newactivities-operations.conf), so nobody at the terminal can read them, of the release that this
# script belongs to. Link it as /usr/local/sbin/newactivities-operations.
set -eu
folder=$(readlink -f "$0")
unit=newactivities-operations
case ${1:-} in
  migrate | restore | rotate-lookup-key) unit=$unit-owner ;;
esac
# systemd would put variables in place of them.
for argument in "$@"; do
  shift
  set -- "$@" "$(printf %s "$argument" | sed 's/\$/$$/g')"
done
exec systemd-run --pty --pipe --quiet --wait --collect --service-type=exec --unit="$unit-$$" \
  --working-directory="${folder%/deploy/*}" --setenv=OPERATOR_SESSION="/var/lib/newactivities-operations/${SUDO_USER:-root}" \
  /usr/bin/node --liftoff-only .server/operations.mjs "$@"
