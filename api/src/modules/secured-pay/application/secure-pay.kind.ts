import { z } from 'zod';
import { outboxKind } from '../../../infra/outbox/outbox-kind.ts';

/**
 * Ask the card's bank to set the pay of a shift aside, if it is still planned by that order and has
 * been refused as often as `after` says: a record that another attempt has overtaken does nothing.
 */
export const securePay = outboxKind(
  'securedPay.ask',
  z.strictObject({ shiftId: z.string(), order: z.string(), after: z.number().int().min(0) }),
);

/** Free what is set aside. */
export const freePay = outboxKind('securedPay.free', z.strictObject({ paymentId: z.string() }));

/** Release the workers of a shift whose pay could not be secured in time. */
export const releaseUnpaid = outboxKind(
  'securedPay.release',
  z.strictObject({ shiftId: z.string() }),
);

/** Look whether somebody still needs what is set aside for a shift. */
export const lookWhetherWanted = outboxKind(
  'securedPay.look',
  z.strictObject({ shiftId: z.string() }),
);
