import { LANGUAGES } from '@leafshift/domain/languages';
import { z } from 'zod';

/** The kinds of notification that a user can choose to get by mail. */
export const MailGroup = z.enum(['shifts', 'payments', 'account']);
export type MailGroup = z.infer<typeof MailGroup>;

/**
 * How a user wants to be written to: the language of mails and files, which mails, and whether the
 * weekly report. At first English, all mails and no report.
 */
export const Preferences = z.strictObject({
  language: z.enum(LANGUAGES),
  mail: z.strictObject({
    shifts: z.boolean(),
    payments: z.boolean(),
    account: z.boolean(),
  }),
  weeklyReport: z.boolean(),
});
export type Preferences = z.infer<typeof Preferences>;

/** Some of the preferences; what is left out stays as it is. */
export const PreferencesChange = z.strictObject({
  language: Preferences.shape.language.optional(),
  mail: Preferences.shape.mail.partial().optional(),
  weeklyReport: Preferences.shape.weeklyReport.optional(),
});
export type PreferencesChange = z.infer<typeof PreferencesChange>;
