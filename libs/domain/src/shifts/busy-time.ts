/** A time at which somebody works. */
export interface BusyTime {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** Whether two times share a moment; one that begins when the other ends does not. */
export const timesOverlap = (one: BusyTime, other: BusyTime): boolean =>
  one.startsAt < other.endsAt && other.startsAt < one.endsAt;
