/** A point in time: a Date, ISO 8601 text with its offset, or milliseconds since 1970 UTC. */
export type Instant = Date | string | number;

const ISO_WITH_OFFSET = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

/** Milliseconds since 1970 UTC. Throws a RangeError for an invalid time or text without an offset. */
export function toMilliseconds(instant: Instant): number {
  if (typeof instant === 'string' && !ISO_WITH_OFFSET.test(instant)) {
    throw new RangeError(`Not a time in ISO 8601 with its offset: ${instant}`);
  }
  const milliseconds = new Date(instant).getTime();
  if (Number.isNaN(milliseconds)) {
    throw new RangeError(`Not a time: ${String(instant)}`);
  }
  return milliseconds;
}
