import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { Id } from '../core/primitives.ts';
import { PasskeyAnswer } from '../second-factor/schemas.ts';
import { ExistingPassword, LoginBody, SignedIn, User } from '../users/schemas.ts';
import { OwnSession } from './schemas.ts';

export const login = defineCall({
  name: 'auth.login',
  method: 'POST',
  path: '/auth',
  access: 'public',
  summary: 'Sign in',
  body: LoginBody,
  answer: SignedIn,
  status: 200,
  errors: ['INVALID_CREDENTIALS', 'SECOND_FACTOR_REQUIRED'],
});

export const currentUser = defineCall({
  name: 'auth.currentUser',
  method: 'GET',
  path: '/auth',
  access: 'signed-in',
  member: { needs: null, stores: 'none' },
  summary: 'The signed-in user',
  answer: User,
  status: 200,
});

export const logout = defineCall({
  name: 'auth.logout',
  method: 'POST',
  path: '/auth/logout',
  access: 'signed-in',
  member: 'own',
  summary: 'End this session',
  status: 204,
});

export const logoutEverywhere = defineCall({
  name: 'auth.logoutEverywhere',
  method: 'POST',
  path: '/auth/logout-everywhere',
  access: 'signed-in',
  member: 'own',
  stepUp: true,
  summary: 'End every session of mine',
  status: 204,
});

export const stepUp = defineCall({
  name: 'auth.stepUp',
  method: 'POST',
  path: '/auth/step-up',
  access: 'signed-in',
  member: 'own',
  summary: 'Confirm that it is me, for ten minutes of calls that ask for it',
  body: z.union([
    z.strictObject({ password: ExistingPassword }),
    z.strictObject({ passkey: PasskeyAnswer }),
  ]),
  status: 204,
  errors: ['PASSWORD_WRONG', 'PASSKEY_UNKNOWN'],
});

export const ownSessions = defineCall({
  name: 'auth.ownSessions',
  method: 'GET',
  path: '/auth/sessions',
  access: 'signed-in',
  member: 'own',
  summary: 'My sessions that are still good, the one used last first',
  answer: z.strictObject({ sessions: z.array(OwnSession) }),
  status: 200,
});

export const endSession = defineCall({
  name: 'auth.endSession',
  method: 'DELETE',
  path: '/auth/sessions/:id',
  access: 'signed-in',
  member: 'own',
  stepUp: true,
  summary: 'End one of my sessions',
  params: z.strictObject({ id: Id }),
  status: 204,
});
