import { z } from 'zod';
import { outboxKind } from '../../../infra/outbox/outbox-kind.ts';

const Of = z.strictObject({ userId: z.string(), notificationId: z.string() });

/** A notification is to go to the devices of who gets it, now or when it suits them. */
export const deliverPush = outboxKind('push.deliver', Of);

/** What waited for this moment goes, as one. */
export const releasePushes = outboxKind('push.release', z.strictObject({ userId: z.string() }));

const What = z.union([
  z.strictObject({ notificationId: z.string() }),
  z.strictObject({ together: z.number().int() }),
  z.strictObject({ test: z.literal(true) }),
]);
export type What = z.infer<typeof What>;

/** One push to one device. */
export const sendPush = outboxKind(
  'push.send',
  z.strictObject({
    deviceId: z.string(),
    userId: z.string(),
    what: What,
    isPressing: z.boolean(),
    /** When it is not worth delivering any more. */
    expiresAt: z.iso.datetime(),
  }),
);
