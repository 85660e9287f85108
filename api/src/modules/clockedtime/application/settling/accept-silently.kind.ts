import { z } from 'zod';
import { outboxKind } from '../../../../infra/outbox/outbox-kind.ts';

/** The time in which a worker could accept or dispute is over; `acceptBy` says which. */
export const acceptSilently = outboxKind(
  'clockedtime.acceptSilently',
  z.strictObject({ timesheetId: z.string(), acceptBy: z.iso.datetime() }),
);
