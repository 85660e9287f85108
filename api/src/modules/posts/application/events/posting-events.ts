import { domainEvent } from '../../../../infra/domain-events/domain-event.ts';
import type { Shift } from '../../domain/shift.ts';

/** An employer has replaced the terms of a shift; it is given as it is now, and as it was. */
export const shiftChanged = domainEvent<{ readonly shift: Shift; readonly before: Shift }>(
  'posts.shiftChanged',
);

/** An employer has cancelled a shift on which nobody was confirmed. */
export const shiftCancelled = domainEvent<{ readonly shift: Shift }>('posts.shiftCancelled');
