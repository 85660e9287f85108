export { changePreferences, preferences } from './calls.ts';
export {
  MailGroup,
  Preferences,
  PreferencesChange,
  PushGroup,
  PushPreferences,
  QuietTime,
} from './schemas.ts';
