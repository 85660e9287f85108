import { currentUser, login, stepUp } from '@leafshift/contracts/auth';
import {
  answerSecondFactor,
  beginPasskey,
  beginPasskeySignIn,
  beginPasskeyStepUp,
  beginTotp,
  finishPasskey,
  finishTotp,
  type PasskeyRequest,
  passkeySignIn,
  removeFactor,
  renewRecoveryCodes,
  secondFactors,
} from '@leafshift/contracts/second-factor';
import { connectOnboardingLink, deleteAccount, exportAccount } from '@leafshift/contracts/users';
import { Types } from 'mongoose';
import type { UserId } from '../../../core/ids.ts';
import { aWorker, PASSWORD, type Worker } from '../../../testing/people.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';
import { SecurityLog } from '../../security/index.ts';
import { factorCollection } from '../persistence/factor.schema.ts';
import { recoveryCodesCollection } from '../persistence/recovery-codes.schema.ts';
import { SoftAuthenticator } from '../testing/soft-authenticator.ts';
import { demandOf, signInWithCode, withPasskey, withTotp } from '../testing/with-factors.ts';

describe('a second factor', () => {
  let api: TestApi;
  let worker: Worker;

  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api.stop());
  beforeEach(async () => {
    worker = await aWorker().in(api);
  });

  const list = () => api.get(secondFactors, {}, worker);
  const signIn = () => api.request(login, { body: { email: worker.email, password: PASSWORD } });
  const eventsOf = async (userId: UserId) => {
    const { entries } = await api.app.get(SecurityLog).search({ userId, limit: 20 });
    return entries.map(({ event, details }) => [event, ...Object.values(details)].join(' '));
  };
  const collection = (name: string) => api.database.native.collection(name);

  it('is nothing that an account without one hears of', async () => {
    expect(await list()).toEqual({ factors: [], recoveryCodesLeft: 0, isNeeded: false });
    expect((await signIn()).status).toBe(200);
  });

  describe('as an authenticator app', () => {
    it('counts for nothing before its first code has come', async () => {
      await api.get(beginTotp, {}, worker);

      expect((await list()).factors).toEqual([]);
      expect((await signIn()).status).toBe(200);
    });

    it('does not begin with a wrong code', async () => {
      await api.get(beginTotp, {}, worker);
      const answer = await api.request(finishTotp, { body: { code: '000000' } }, worker);

      expect(answer).toMatchObject({ status: 400, body: { code: 'FACTOR_CODE_WRONG' } });
    });

    it('shows a secret and the same for a QR code, and gives ten recovery codes', async () => {
      const { secret, uri } = await api.get(beginTotp, {}, worker);
      expect(uri).toContain(`secret=${secret}`);
      expect(uri).toMatch(/^otpauth:\/\/totp\/Leafshift/);

      const { recoveryCodes } = await withTotp(api, worker);
      expect(new Set(recoveryCodes).size).toBe(10);
      for (const code of recoveryCodes) {
        expect(code).toMatch(/^(?:[a-hjkmnp-z2-9]{4}-){5}[a-hjkmnp-z2-9]{4}$/);
      }
      expect(await list()).toMatchObject({ factors: [{ kind: 'totp' }], recoveryCodesLeft: 10 });
    });

    it('is asked for after the password, which opens nothing by itself', async () => {
      const { app } = await withTotp(api, worker);
      const answer = await signIn();

      expect(answer).toMatchObject({
        status: 401,
        body: {
          code: 'SECOND_FACTOR_REQUIRED',
          secondFactor: { kinds: ['totp', 'recoveryCode'], passkey: null },
        },
      });
      expect(answer.headers.get('set-cookie')).toBeNull();
      api.clock.advance({ minutes: 1 });
      const entered = await signInWithCode(api, worker, app.code());
      expect(entered).toMatchObject({ status: 200, body: { user: { _id: worker.id } } });
      expect(entered.headers.get('set-cookie')).toMatch(/^device-/);
    });

    it('takes the code of the half minute before and after, and no other', async () => {
      const { app } = await withTotp(api, worker);
      const statusAfter = async (later: number) => {
        api.clock.advance({ minutes: 5 });
        return (await signInWithCode(api, worker, app.code(later))).status;
      };

      expect([await statusAfter(-1), await statusAfter(1)]).toEqual([200, 200]);
      expect([await statusAfter(-2), await statusAfter(2)]).toEqual([401, 401]);
    });

    it('is kept encrypted', async () => {
      const { app } = await withTotp(api, worker);
      const stored = await collection(factorCollection.name).find({ kind: 'totp' }).toArray();

      expect(JSON.stringify(stored)).not.toContain(app.secret);
    });

    it('is replaced by the next that is confirmed', async () => {
      const { app: before } = await withTotp(api, worker);
      const { app: after, recoveryCodes } = await withTotp(api, worker);
      api.clock.advance({ minutes: 1 });

      expect((await list()).factors).toHaveLength(1);
      expect(recoveryCodes).toEqual([]);
      expect((await signInWithCode(api, worker, before.code())).status).toBe(401);
      expect((await signInWithCode(api, worker, after.code())).status).toBe(200);
    });
  });

  describe('as a passkey', () => {
    it('stands in the list under its name', async () => {
      await withPasskey(api, worker, 'Blue key');

      expect((await list()).factors).toMatchObject([
        { kind: 'passkey', name: 'Blue key', lastUsedAt: null },
      ]);
    });

    it('is asked for after the password', async () => {
      const { authenticator } = await withPasskey(api, worker);
      const { challenge, kinds, passkey } = await demandOf(api, worker);
      expect(kinds).toEqual(['passkey', 'recoveryCode']);
      const answer = authenticator.answer(passkey as PasskeyRequest);

      const entered = await api.request(answerSecondFactor, {
        body: { challenge, passkey: answer },
      });
      expect(entered).toMatchObject({ status: 200, body: { user: { _id: worker.id } } });
      expect((await list()).factors[0]?.lastUsedAt).toBe(api.clock.now().toISOString());
    });

    it('signs in without a password as well', async () => {
      const { authenticator } = await withPasskey(api, worker);
      const request = await api.get(beginPasskeySignIn, {});
      expect(request).toMatchObject({ rpId: 'portal.test', passkeys: [] });
      const { challenge } = request;
      const passkey = authenticator.answer(request);
      const { token, user } = await api.get(passkeySignIn, { body: { challenge, passkey } });

      expect(user._id).toBe(worker.id);
      expect((await api.request(currentUser, {}, { token })).status).toBe(200);
      expect(await eventsOf(worker.id)).toContain('signed-in passkey');
    });

    it('confirms that it is still the owner', async () => {
      const { authenticator } = await withPasskey(api, worker);
      api.clock.advance({ minutes: 11 });
      const passkey = authenticator.answer(await api.get(beginPasskeyStepUp, {}, worker));

      expect((await api.request(stepUp, { body: { passkey } }, worker)).status).toBe(204);
      const answer = await api.request(connectOnboardingLink, {}, worker);
      expect(answer.body).not.toMatchObject({ code: 'STEP_UP_REQUIRED' });
    });

    it('is not added twice, nor beyond ten', async () => {
      const authenticator = new SoftAuthenticator();
      const add = async () => {
        const passkey = authenticator.create(await api.get(beginPasskey, {}, worker));
        return api.request(finishPasskey, { body: { passkey, name: 'Key' } }, worker);
      };
      expect((await add()).status).toBe(200);
      expect(await add()).toMatchObject({ status: 400, body: { code: 'PASSKEY_REFUSED' } });
      for (let number = 2; number <= 10; number += 1) {
        await withPasskey(api, worker);
      }
      expect(await api.request(beginPasskey, {}, worker)).toMatchObject({
        status: 409,
        body: { code: 'TOO_MANY_PASSKEYS', msg: expect.stringContaining('10') },
      });
    });
  });

  describe('as a recovery code', () => {
    const recover = async (recoveryCode: string) => {
      const { challenge } = await demandOf(api, worker);
      return api.request(answerSecondFactor, { body: { challenge, recoveryCode } });
    };

    it('lets in once, however it is written', async () => {
      const { recoveryCodes } = await withTotp(api, worker);
      const code = ` ${recoveryCodes[0]?.toUpperCase().replaceAll('-', ' ')} `;

      expect((await recover(code)).status).toBe(200);
      expect(await recover(code)).toMatchObject({ body: { code: 'SECOND_FACTOR_WRONG' } });
      expect((await list()).recoveryCodesLeft).toBe(9);
    });

    it('is void once new ones were made', async () => {
      const { recoveryCodes: before } = await withTotp(api, worker);
      const { recoveryCodes: after } = await api.get(renewRecoveryCodes, {}, worker);

      expect((await recover(before[0] ?? '')).status).toBe(401);
      expect((await recover(after[0] ?? '')).status).toBe(200);
    });

    it('is kept as a digest only', async () => {
      const { recoveryCodes } = await withTotp(api, worker);
      const stored = JSON.stringify(
        await collection(recoveryCodesCollection.name).find().toArray(),
      );

      expect(recoveryCodes.some((code) => stored.includes(code))).toBe(false);
    });

    it('is not made for an account without another factor', async () => {
      const answer = await api.request(renewRecoveryCodes, {}, worker);
      expect(answer).toMatchObject({ status: 409, body: { code: 'STATE_CONFLICT' } });
    });
  });

  describe('removed', () => {
    const remove = async () => {
      const [factor] = (await list()).factors;
      await api.get(removeFactor, { params: { id: factor?._id ?? '' } }, worker);
    };

    it('leaves the others, and takes the recovery codes with the last', async () => {
      await withTotp(api, worker);
      await withPasskey(api, worker);
      await remove();
      expect(await list()).toMatchObject({ factors: [{ kind: 'passkey' }], recoveryCodesLeft: 10 });

      await remove();
      expect(await list()).toMatchObject({ factors: [], recoveryCodesLeft: 0 });
      expect((await signIn()).status).toBe(200);
    });

    it('goes with the account, and stands in its export before', async () => {
      await withTotp(api, worker);
      await withPasskey(api, worker, 'Blue key');
      const file = await api.request(exportAccount, {}, worker);
      expect(file.body).toMatchObject({
        secondFactors: [{ kind: 'totp' }, { kind: 'passkey', name: 'Blue key' }],
      });

      await api.get(deleteAccount, { body: { password: PASSWORD } }, worker);
      const factors = collection(factorCollection.name);
      expect(await factors.countDocuments({ userId: new Types.ObjectId(worker.id) })).toBe(0);
    });
  });

  it('has every change and use of it in the security log', async () => {
    const { app, recoveryCodes } = await withTotp(api, worker);
    api.clock.advance({ minutes: 1 });
    await signInWithCode(api, worker, app.code());
    await signInWithCode(api, worker, '000000');
    const { challenge } = await demandOf(api, worker);
    const recoveryCode = recoveryCodes[0] ?? '';
    await api.get(answerSecondFactor, { body: { challenge, recoveryCode } });
    const [factor] = (await list()).factors;
    await api.get(removeFactor, { params: { id: factor?._id ?? '' } }, worker);

    expect((await eventsOf(worker.id)).toReversed()).toEqual([
      'second-factor-added totp',
      'recovery-codes-made',
      'signed-in totp',
      'second-factor-failed totp',
      'signed-in recovery-code',
      'second-factor-removed totp',
    ]);
  });
});
