import { defineCall } from '../core/call.ts';
import { Preferences, PreferencesChange } from './schemas.ts';

export const preferences = defineCall({
  name: 'preferences.get',
  method: 'GET',
  path: '/users/preferences',
  access: 'signed-in',
  member: 'own',
  summary: 'My language, the mails that I get, and whether I get the weekly report',
  answer: Preferences,
  status: 200,
});

export const changePreferences = defineCall({
  name: 'preferences.change',
  method: 'PUT',
  path: '/users/preferences',
  access: 'signed-in',
  member: 'own',
  summary: 'Change my preferences; what is left out stays as it is',
  body: PreferencesChange,
  answer: Preferences,
  status: 200,
  idempotent: true,
});
