import type { Preferences, PreferencesChange } from '@leafshift/contracts/preferences';
import { DEFAULT_LANGUAGE } from '@leafshift/domain/languages';

/** What holds for somebody who has chosen nothing: English, all mails, no weekly report. */
const AT_FIRST: Preferences = {
  language: DEFAULT_LANGUAGE,
  mail: { shifts: true, payments: true, account: true },
  weeklyReport: false,
};

/** What somebody chose, over what holds for everybody else. */
export const chosen = ({ language, mail, weeklyReport }: PreferencesChange): Preferences => ({
  language: language ?? AT_FIRST.language,
  mail: { ...AT_FIRST.mail, ...mail },
  weeklyReport: weeklyReport ?? AT_FIRST.weeklyReport,
});
