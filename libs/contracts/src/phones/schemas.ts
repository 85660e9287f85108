import { z } from 'zod';

/** Whether my phone is verified; no screen shows it where messages are off. */
export const PhoneState = z.strictObject({
  /** Whether messages can be sent at all. */
  available: z.boolean(),
  /** The profile's number as messages are sent to it; null where there is none that can be reached. */
  number: z.string().nullable(),
  verified: z.boolean(),
});
export type PhoneState = z.infer<typeof PhoneState>;
