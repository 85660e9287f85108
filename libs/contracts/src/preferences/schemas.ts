import { LANGUAGES } from '@leafshift/domain/languages';
import { isTimeZone } from '@leafshift/domain/time-zone';
import { z } from 'zod';

/** The kinds of notification that a user can choose to get by mail. */
export const MailGroup = z.enum(['shifts', 'messages', 'payments', 'account']);
export type MailGroup = z.infer<typeof MailGroup>;

/** The kinds of notification that a user can choose to get on their devices. */
export const PushGroup = z.enum([
  'invitations',
  'shifts',
  'messages',
  'reminders',
  'payments',
  'account',
]);
export type PushGroup = z.infer<typeof PushGroup>;

const TimeOfDay = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/);

/** A time in which no device makes a sound, in the time zone of the person. */
export const QuietTime = z.strictObject({
  from: TimeOfDay,
  to: TimeOfDay,
  timeZone: z.string().max(64).refine(isTimeZone),
});
export type QuietTime = z.infer<typeof QuietTime>;

/** Which pushes a user gets, whether they say names and sums, and when none come. */
export const PushPreferences = z.strictObject({
  invitations: z.boolean(),
  shifts: z.boolean(),
  messages: z.boolean(),
  reminders: z.boolean(),
  payments: z.boolean(),
  account: z.boolean(),
  hideDetails: z.boolean(),
  quiet: QuietTime.nullable(),
});
export type PushPreferences = z.infer<typeof PushPreferences>;

/**
 * How a user wants to be written to: the language of mails and files, which mails, whether the
 * weekly report, and what comes to their devices. At first English, all mails, no report, and everything on a device
 * that is switched on.
 */
export const Preferences = z.strictObject({
  language: z.enum(LANGUAGES),
  mail: z.strictObject({
    shifts: z.boolean(),
    messages: z.boolean(),
    payments: z.boolean(),
    account: z.boolean(),
  }),
  weeklyReport: z.boolean(),
  push: PushPreferences,
});
export type Preferences = z.infer<typeof Preferences>;

/** Some of the preferences; what is left out stays as it is. */
export const PreferencesChange = z.strictObject({
  language: Preferences.shape.language.optional(),
  mail: Preferences.shape.mail.partial().optional(),
  weeklyReport: Preferences.shape.weeklyReport.optional(),
  push: PushPreferences.partial().optional(),
});
export type PreferencesChange = z.infer<typeof PreferencesChange>;
