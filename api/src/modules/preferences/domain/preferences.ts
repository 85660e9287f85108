import type { Preferences, PreferencesChange } from '@leafshift/contracts/preferences';
import { DEFAULT_LANGUAGE } from '@leafshift/domain/languages';

/** What holds for somebody who has chosen nothing: English, all mails, no weekly report, all pushes. */
const AT_FIRST: Preferences = {
  language: DEFAULT_LANGUAGE,
  mail: { shifts: true, messages: true, payments: true, account: true },
  weeklyReport: false,
  push: {
    invitations: true,
    shifts: true,
    messages: true,
    reminders: true,
    payments: true,
    account: true,
    hideDetails: false,
    quiet: null,
  },
};

/** What somebody chose, over what holds for everybody else. */
export const chosen = ({ language, mail, weeklyReport, push }: PreferencesChange): Preferences => ({
  language: language ?? AT_FIRST.language,
  mail: { ...AT_FIRST.mail, ...mail },
  weeklyReport: weeklyReport ?? AT_FIRST.weeklyReport,
  push: { ...AT_FIRST.push, ...push },
});
