import type { TimeZone } from './time-zone-name.ts';

/** A change of a zone's clocks for good that a browser's zone data may not know yet. */
interface RecentChange {
  /** From when the zone's clocks keep one offset, in milliseconds since 1970 UTC. */
  readonly from: number;
  /** A zone name that every browser knows and that has always had that offset. */
  readonly zone: TimeZone;
  readonly offsetMinutes: number;
}

const ALBERTA: RecentChange = {
  from: Date.UTC(2026, 10, 1, 8),
  zone: 'Etc/GMT+6',
  offsetMinutes: -360,
};

/** British Columbia and Alberta stopped changing their clocks on 1 November 2026. */
const RECENT_CHANGES: Readonly<Record<TimeZone, RecentChange>> = {
  'America/Vancouver': {
    from: Date.UTC(2026, 10, 1, 9),
    zone: 'Etc/GMT+7',
    offsetMinutes: -420,
  },
  'America/Edmonton': ALBERTA,
  'America/Yellowknife': ALBERTA,
};

const WINTER_MS = 30 * 86_400_000;
const outdated = new Map<TimeZone, boolean>();

/**
 * The zone to hand to Intl for a point in time: the zone itself wherever Intl is up to date, else a
 * fixed one with the right offset. `offsetOf` says what Intl takes for a zone's offset in minutes.
 */
export function zoneForIntl(
  zone: TimeZone,
  milliseconds: number,
  offsetOf: (milliseconds: number, zone: TimeZone) => number,
  known: Map<TimeZone, boolean> = outdated,
): TimeZone {
  const change = RECENT_CHANGES[zone];
  if (!change || milliseconds < change.from) {
    return zone;
  }
  let isOutdated = known.get(zone);
  if (isOutdated === undefined) {
    isOutdated = offsetOf(change.from + WINTER_MS, zone) !== change.offsetMinutes;
    known.set(zone, isOutdated);
  }
  return isOutdated ? change.zone : zone;
}
