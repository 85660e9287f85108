import { allCalls } from '@leafshift/contracts/calls';
import {
  PasswordReset,
  RegistrationBody,
  recoverPassword,
  SignedIn,
} from '@leafshift/contracts/users';

describe('the ways into an account', () => {
  it('are five calls, each an act of whoever signs in', () => {
    const opening = allCalls.filter((call) => 'answer' in call && call.answer === SignedIn);

    expect(opening.map(({ name, method }) => `${method} ${name}`).toSorted()).toEqual([
      'POST auth.login',
      'POST auth.passkeySignIn',
      'POST auth.secondFactor',
      'POST invitations.accept',
      'POST users.register',
    ]);
  });

  it('know no question with a secret answer, and no hint', () => {
    const asked = [RegistrationBody, recoverPassword.body, PasswordReset].map((body) =>
      Object.keys(body?.shape ?? {}).toSorted(),
    );

    expect(asked).toEqual([
      ['affiliate', 'email', 'name', 'password', 'remember', 'usertype'],
      ['email'],
      ['password', 'token'],
    ]);
  });
});
