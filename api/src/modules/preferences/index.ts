export { UserPreferences } from './api/user-preferences.ts';
export { PreferencesModule } from './preferences.module.ts';
