import { domainEvent } from '../../../../infra/domain-events/domain-event.ts';
import type { Shift } from '../../domain/shift.ts';

/** Shifts of one posting, or of one schedule, can be requested from now on. */
export const shiftsPosted = domainEvent<{ readonly shifts: readonly Shift[] }>(
  'posts.shiftsPosted',
);

/** An employer has replaced the terms of a shift; it is given as it is now, and as it was. */
export const shiftChanged = domainEvent<{ readonly shift: Shift; readonly before: Shift }>(
  'posts.shiftChanged',
);

/**
 * A shift was cancelled: by its employer while nobody was confirmed, or because the employer is
 * suspended or the back office took it down.
 */
export const shiftCancelled = domainEvent<{ readonly shift: Shift }>('posts.shiftCancelled');
