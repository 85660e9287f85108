export { changePreferences, preferences } from './calls.ts';
export { MailGroup, Preferences, PreferencesChange } from './schemas.ts';
