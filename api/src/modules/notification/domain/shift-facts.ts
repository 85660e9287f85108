import type { NotificationKind } from '@leafshift/contracts/notification';
import { z } from 'zod';

/** What a mail means for the reader's calendar: a shift to enter, one that is known, one to take out. */
const News = z.enum(['entered', 'coming', 'ended']);

/** What the mail about a confirmed shift says of it, as it was when the notification was made. */
export const ShiftFacts = z.strictObject({
  news: News,
  shiftId: z.string(),
  postedAt: z.iso.datetime(),
  jobTitle: z.string(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  timeZone: z.string(),
  durationHours: z.number(),
  /** Hourly, in cents. */
  rate: z.number().int(),
  locationName: z.string(),
  /** With the postal code. */
  address: z.string(),
  /** Null for who is not confirmed any more. */
  supervisor: z.strictObject({ name: z.string(), phoneNumber: z.string() }).nullable(),
});
export type ShiftFacts = z.infer<typeof ShiftFacts>;

/** What is read of a shift. */
interface ConfirmedShift {
  readonly id: string;
  readonly createdAt: Date;
  readonly jobTitle: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly timeZone: string;
  readonly durationHours: number;
  readonly rate: number;
  readonly location: {
    readonly locationName: string;
    readonly fullAddress: string;
    readonly postalCode: string;
  };
  readonly supervisor: { readonly name: string; readonly phoneNumber: string };
}

const NEWS: Readonly<Partial<Record<NotificationKind, z.infer<typeof News>>>> = {
  'worker-confirmed': 'entered',
  'shift-reminder': 'coming',
  'still-coming': 'coming',
  'shift-cancelled': 'ended',
  'shift-released': 'ended',
  'released-by-employer': 'ended',
  'released-unsecured': 'ended',
};

/**
 * The facts for a worker who is confirmed for the shift, or was until now; null for kinds whose mails
 * have none. Only who is still confirmed learns how to reach the supervisor.
 */
export function shiftFacts(kind: NotificationKind, shift: ConfirmedShift): ShiftFacts | null {
  const news = NEWS[kind];
  if (!news) {
    return null;
  }
  const { locationName, fullAddress, postalCode } = shift.location;
  const { name, phoneNumber } = shift.supervisor;
  return {
    news,
    shiftId: shift.id,
    postedAt: shift.createdAt.toISOString(),
    jobTitle: shift.jobTitle,
    startsAt: shift.startsAt.toISOString(),
    endsAt: shift.endsAt.toISOString(),
    timeZone: shift.timeZone,
    durationHours: shift.durationHours,
    rate: shift.rate,
    locationName,
    address: fullAddress.includes(postalCode) ? fullAddress : `${fullAddress}, ${postalCode}`,
    supervisor: news === 'ended' ? null : { name, phoneNumber },
  };
}
