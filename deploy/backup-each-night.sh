#!/bin/sh
# In a container: makes a backup at once, unless the day has one, and then each night at 8:30 UTC, and leaves in
# $METRICS for Prometheus when the last one succeeded. One that fails is tried again in the next night.
set -eu
while :; do
  if sh deploy/systemd/leafshift-backup; then
    echo "leafshift_last_backup_seconds $(date +%s)" > "$METRICS/leafshift.new"
    mv "$METRICS/leafshift.new" "$METRICS/leafshift.prom"
  fi
  sleep "$((86400 - ($(date +%s) - 30600) % 86400))"
done
