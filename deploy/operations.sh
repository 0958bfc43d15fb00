#!/bin/sh
# The operator's command line on a machine whose secrets systemd stores: `newactivities-operations OPERATION …`, as root or
# with sudo. It runs as a service of this script's release, which receives the secrets
# (systemd/newactivities-operations.conf), so that users at the terminal cannot read them. Link it as
# /usr/local/sbin/newactivities-operations.
set -eu
folder=$(readlink -f "$0")
unit=newactivities-operations
case ${1:-} in
  backup | migrate | restore | rotate-lookup-key) unit=$unit-owner ;;
esac
# Otherwise systemd would replace them by variables.
for argument in "$@"; do
  shift
  set -- "$@" "$(printf %s "$argument" | sed 's/\$/$$/g')"
done
exec systemd-run --pty --pipe --quiet --wait --collect --service-type=exec --unit="$unit-$$" \
  --working-directory="${folder%/deploy/*}" --setenv=OPERATOR_SESSION="/var/lib/newactivities-operations/${SUDO_USER:-root}" \
  /usr/bin/node .server/operations.mjs "$@"
