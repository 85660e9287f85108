import { login, stepUp } from '@leafshift/contracts/auth';
import {
  answerSecondFactor,
  beginPasskey,
  beginPasskeySignIn,
  beginPasskeyStepUp,
  beginTotp,
  finishPasskey,
  type PasskeyRequest,
  passkeySignIn,
  removeFactor,
  renewRecoveryCodes,
  secondFactors,
} from '@leafshift/contracts/second-factor';
import { recoverPassword, resetPassword } from '@leafshift/contracts/users';
import { SoftAuthenticator } from '../modules/second-factor/testing/soft-authenticator.ts';
import {
  demandOf,
  signInWithCode,
  withPasskey,
  withTotp,
} from '../modules/second-factor/testing/with-factors.ts';
import { aWorker, type Person, type Worker } from '../testing/people.ts';
import { startApi, type TestApi } from '../testing/test-api.ts';

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

describe('somebody who wants past a second factor', () => {
  let api: TestApi;
  let owner: Worker;

  beforeAll(async () => {
    api = await startApi({ env: { RATE_LIMITS: 'on', RATE_LIMIT_REQUESTS_PER_MINUTE: '9000' } });
  });
  afterAll(() => api.stop());
  beforeEach(async () => {
    owner = await aWorker().in(api);
  });

  const answer = (body: object, options = from('198.51.100.1')) =>
    api.request(answerSecondFactor, { body: body as never }, undefined, options);
  const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code;

  describe('with a stolen token', () => {
    it('cannot change a factor after ten minutes', async () => {
      await withTotp(api, owner);
      const [factor] = (await api.get(secondFactors, {}, owner)).factors;
      api.clock.advance({ minutes: 11 });
      const answers = [
        await api.request(beginTotp, {}, owner),
        await api.request(beginPasskey, {}, owner),
        await api.request(renewRecoveryCodes, {}, owner),
        await api.request(removeFactor, { params: { id: factor?._id ?? '' } }, owner),
      ];

      expect(answers.map(codeOf)).toEqual(Array(4).fill('STEP_UP_REQUIRED'));
    });

    it('cannot remove another account’s', async () => {
      const other = await aWorker().in(api);
      await withTotp(api, owner);
      const [factor] = (await api.get(secondFactors, {}, owner)).factors;
      const params = { id: factor?._id ?? '' };

      expect((await api.request(removeFactor, { params }, other)).status).toBe(404);
      expect((await api.get(secondFactors, {}, owner)).factors).toHaveLength(1);
    });

    it('cannot confirm with a passkey of their own', async () => {
      const thief = await aWorker().in(api);
      const { authenticator } = await withPasskey(api, thief);
      const passkey = authenticator.answer(await api.get(beginPasskeyStepUp, {}, owner));

      const confirmed = await api.request(stepUp, { body: { passkey } }, owner);
      expect(codeOf(confirmed)).toBe('PASSKEY_UNKNOWN');
    });

    it('cannot confirm with an answer that was given for signing in, or given before', async () => {
      const { authenticator } = await withPasskey(api, owner);
      const forSignIn = authenticator.answer(await api.get(beginPasskeySignIn, {}));
      const once = authenticator.answer(await api.get(beginPasskeyStepUp, {}, owner));
      const confirm = (passkey: typeof once) => api.request(stepUp, { body: { passkey } }, owner);

      expect(codeOf(await confirm(forSignIn))).toBe('PASSKEY_UNKNOWN');
      expect((await confirm(once)).status).toBe(204);
      expect(codeOf(await confirm(once))).toBe('PASSKEY_UNKNOWN');
    });
  });

  describe('with the password', () => {
    it('cannot use a challenge of another account', async () => {
      const other = await aWorker().in(api);
      const { app, recoveryCodes } = await withTotp(api, other);
      await withTotp(api, owner);
      api.clock.advance({ minutes: 1 });
      const { challenge } = await demandOf(api, owner);

      expect((await answer({ challenge, code: app.code() })).status).toBe(401);
      expect((await answer({ challenge, recoveryCode: recoveryCodes[0] })).status).toBe(401);
    });

    it('cannot use another account’s passkey', async () => {
      const other = await aWorker().in(api);
      const { authenticator } = await withPasskey(api, other);
      await withPasskey(api, owner);
      const { challenge, passkey } = await demandOf(api, owner);
      const answered = authenticator.answer(passkey as PasskeyRequest);

      expect((await answer({ challenge, passkey: answered })).status).toBe(401);
    });

    it('cannot use a challenge as a token, or for a passkey sign-in', async () => {
      const { authenticator } = await withPasskey(api, owner);
      const { challenge, passkey } = await demandOf(api, owner);
      expect((await api.request(secondFactors, {}, { token: challenge })).status).toBe(401);
      const body = { challenge, passkey: authenticator.answer(passkey as PasskeyRequest) };

      expect(codeOf(await api.request(passkeySignIn, { body }))).toBe('SIGN_IN_EXPIRED');
    });

    it('cannot use a code twice, or an older one after a newer', async () => {
      const { app } = await withTotp(api, owner);
      expect((await signInWithCode(api, owner, app.code())).status).toBe(401);
      api.clock.advance({ minutes: 1 });
      const [older, newer] = [app.code(-1), app.code()];

      expect((await signInWithCode(api, owner, newer)).status).toBe(200);
      expect((await signInWithCode(api, owner, newer)).status).toBe(401);
      expect((await signInWithCode(api, owner, older)).status).toBe(401);
    });

    it('cannot use a code twice at the same moment', async () => {
      const { app } = await withTotp(api, owner);
      api.clock.advance({ minutes: 1 });
      const demands = [await demandOf(api, owner), await demandOf(api, owner)];
      const code = app.code();
      const answers = await Promise.all(
        demands.map(({ challenge }) => answer({ challenge, code })),
      );

      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    });

    it('cannot use a recovery code twice', async () => {
      const { recoveryCodes } = await withTotp(api, owner);
      const recoveryCode = recoveryCodes[3];
      const demands = [await demandOf(api, owner), await demandOf(api, owner)];
      const answers = await Promise.all(
        demands.map(({ challenge }) => answer({ challenge, recoveryCode })),
      );

      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    });

    it('has five attempts with a challenge, and five minutes', async () => {
      const { app } = await withTotp(api, owner);
      api.clock.advance({ minutes: 1 });
      const { challenge } = await demandOf(api, owner);
      const codes = [];
      for (let number = 0; number < 5; number += 1) {
        codes.push(codeOf(await answer({ challenge, code: '000000' })));
      }
      expect(codes).toEqual(Array(5).fill('SECOND_FACTOR_WRONG'));
      expect(codeOf(await answer({ challenge, code: app.code() }))).toBe('SIGN_IN_EXPIRED');

      const late = await demandOf(api, owner);
      api.clock.advance({ minutes: 5 });
      const code = app.code();
      expect(codeOf(await answer({ challenge: late.challenge, code }))).toBe('SIGN_IN_EXPIRED');
    });

    it('cannot guess on with new challenges, nor keep the owner out', async () => {
      const { app } = await withTotp(api, owner);
      const home = from('203.0.113.7');
      const statuses = [];
      for (let number = 0; number < 12; number += 1) {
        const { challenge } = await demandFrom(api, owner, `198.51.100.${number}`);
        const body = { challenge, code: '000000' };
        statuses.push((await answer(body, from(`198.51.100.${number}`))).status);
      }
      expect(statuses.slice(0, 10)).toEqual(Array(10).fill(401));
      expect(statuses.slice(10)).toEqual([429, 429]);

      api.clock.advance({ minutes: 1 });
      const { challenge } = await demandFrom(api, owner, '203.0.113.7');
      expect((await answer({ challenge, code: app.code() }, home)).status).toBe(200);
    });

    it('cannot use a factor that was removed, nor a challenge from before', async () => {
      const { app } = await withTotp(api, owner);
      const { authenticator } = await withPasskey(api, owner);
      const { challenge } = await demandOf(api, owner);
      const [totp] = (await api.get(secondFactors, {}, owner)).factors;
      await api.get(removeFactor, { params: { id: totp?._id ?? '' } }, owner);
      api.clock.advance({ minutes: 1 });

      expect(codeOf(await answer({ challenge, code: app.code() }))).toBe('SIGN_IN_EXPIRED');
      expect((await signInWithCode(api, owner, app.code())).status).toBe(401);
      const [passkey] = (await api.get(secondFactors, {}, owner)).factors;
      await api.get(removeFactor, { params: { id: passkey?._id ?? '' } }, owner);
      const request = await api.get(beginPasskeySignIn, {});
      const body = { challenge: request.challenge, passkey: authenticator.answer(request) };
      expect(codeOf(await api.request(passkeySignIn, { body }))).toBe('PASSKEY_UNKNOWN');
    });
  });

  describe('with the owner’s mailbox', () => {
    it('gets a new password and no further, and ends what was begun', async () => {
      const { app } = await withTotp(api, owner);
      const begun = await demandOf(api, owner);
      const token = await recoveryToken(api, owner);
      const password = 'chosen by somebody else';
      await api.get(resetPassword, { body: { token, password } });
      api.clock.advance({ minutes: 1 });

      const signIn = await api.request(login, { body: { email: owner.email, password } });
      expect(codeOf(signIn)).toBe('SECOND_FACTOR_REQUIRED');
      const { challenge } = begun;
      expect(codeOf(await answer({ challenge, code: app.code() }))).toBe('SIGN_IN_EXPIRED');
    });
  });

  describe('with a passkey that is asked elsewhere', () => {
    const signInWith = async (
      authenticator: SoftAuthenticator,
      odd: Parameters<SoftAuthenticator['answer']>[1],
    ) => {
      const request = await api.get(beginPasskeySignIn, {});
      const passkey = authenticator.answer(request, odd);
      return api.request(passkeySignIn, { body: { challenge: request.challenge, passkey } });
    };

    it.each([
      ['on a page of another origin', { origin: 'https://portal.test.evil.example' }],
      ['on the same host without its port', { origin: 'http://portal.test:8080' }],
      ['for another site', { rpId: 'evil.example' }],
      ['by somebody who was not verified', { isVerified: false }],
    ])('is not let in: %s', async (_, odd) => {
      const { authenticator } = await withPasskey(api, owner);
      expect(codeOf(await signInWith(authenticator, odd))).toBe('PASSKEY_UNKNOWN');
      expect((await signInWith(authenticator, {})).status).toBe(200);
    });

    it('is not let in with a copy of the authenticator, whose count has stood still', async () => {
      const { authenticator } = await withPasskey(api, owner);
      expect((await signInWith(authenticator, { counter: 7 })).status).toBe(200);

      expect(codeOf(await signInWith(authenticator, { counter: 7 }))).toBe('PASSKEY_UNKNOWN');
      expect((await signInWith(authenticator, { counter: 8 })).status).toBe(200);
    });

    it('is not let in by an answer a second time', async () => {
      const { authenticator } = await withPasskey(api, owner);
      const request = await api.get(beginPasskeySignIn, {});
      const { challenge } = request;
      const body = { challenge, passkey: authenticator.answer(request) };

      expect((await api.request(passkeySignIn, { body })).status).toBe(200);
      expect(codeOf(await api.request(passkeySignIn, { body }))).toBe('SIGN_IN_EXPIRED');
    });

    it('cannot be added: another origin, another’s challenge, one used before', async () => {
      const thief = await aWorker().in(api);
      const authenticator = new SoftAuthenticator();
      const add = async (as: Person, by: Person, odd = {}) => {
        const passkey = authenticator.create(await api.get(beginPasskey, {}, by), odd);
        const body = { passkey, name: 'Key' };
        return { body, sent: await api.request(finishPasskey, { body }, as) };
      };

      expect(codeOf((await add(owner, owner, { origin: 'https://evil.example' })).sent)).toBe(
        'PASSKEY_REFUSED',
      );
      expect(codeOf((await add(owner, thief)).sent)).toBe('PASSKEY_REFUSED');
      const { body, sent } = await add(owner, owner);
      expect(sent.status).toBe(200);
      expect(codeOf(await api.request(finishPasskey, { body }, owner))).toBe('PASSKEY_REFUSED');
    });
  });
});

async function demandFrom(api: TestApi, { email, password }: Person, address: string) {
  const { body } = await api.request(
    login,
    { body: { email, password } },
    undefined,
    from(address),
  );
  return (body as { secondFactor: { challenge: string } }).secondFactor;
}

async function recoveryToken(api: TestApi, { email }: Person): Promise<string> {
  await api.get(recoverPassword, { body: { email } });
  await api.settle();
  const mails = await api.mailsTo(email);
  return /recover-password\?token=([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
}
