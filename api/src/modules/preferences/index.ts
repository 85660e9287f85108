export { UserPreferences } from './application/user-preferences.ts';
export { PreferencesModule } from './preferences.module.ts';
