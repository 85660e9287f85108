/** A time at which somebody works. */
export interface BusyTime {
  readonly startsAt: Date;
  readonly endsAt: Date;
}
