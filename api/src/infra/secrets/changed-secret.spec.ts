import { createSecretKey } from 'node:crypto';
import { updateUser } from '@leafshift/contracts/admin';
import { currentUser, login } from '@leafshift/contracts/auth';
import { calendarFeed, renewCalendarFeed } from '@leafshift/contracts/calendar';
import { answerSecondFactor } from '@leafshift/contracts/second-factor';
import { register } from '@leafshift/contracts/users';
import {
  demandOf,
  signInWithCode,
  withTotp,
} from '../../modules/second-factor/testing/with-factors.ts';
import { runCommand } from '../../operator/commands.ts';
import { cookieOf } from '../../testing/documents.ts';
import { anAdmin, aWorker, PASSWORD, type Worker } from '../../testing/people.ts';
import { startApi, type TestApi } from '../../testing/test-api.ts';
import { isSealedAnew, seal, unseal } from './sealed-text.ts';

const OLD = 'o'.repeat(40);
const NEW = 'n'.repeat(40);

describe('when the secret is changed', () => {
  let before: TestApi;
  let changing: TestApi;
  let after: TestApi;
  let worker: Worker;

  beforeAll(async () => {
    before = await startApi({ env: { JWT_SECRET: OLD } });
    const env = { JWT_SECRET: NEW, JWT_SECRETS_BEFORE: OLD };
    changing = await startApi({ besides: before, env });
    after = await startApi({ besides: before, env: { JWT_SECRET: NEW } });
  });
  afterAll(async () => {
    await after.stop();
    await changing.stop();
    await before.stop();
  });
  beforeEach(async () => {
    worker = await aWorker().onboarded().in(before);
  });

  const statusOf = async (api: TestApi) => (await api.request(currentUser, {}, worker)).status;
  const signIn = (api: TestApi, cookie: string) => {
    const body = { email: worker.email, password: PASSWORD };
    return api.request(login, { body }, undefined, { headers: { cookie } });
  };

  it('sessions go on while the one before is named, and end without it', async () => {
    expect(await statusOf(changing)).toBe(200);
    expect(await statusOf(after)).toBe(401);
  });

  it('devices are known, and calendars read, while the one before is named', async () => {
    const cookie = cookieOf((await signIn(before, '')).headers);
    const { url } = await before.get(renewCalendarFeed, {}, worker);

    expect(cookieOf((await signIn(changing, cookie)).headers)).toBe('');
    expect(await changing.get(calendarFeed, {}, worker)).toEqual({ url });
    expect(cookieOf((await signIn(after, cookie)).headers)).not.toBe('');
  });

  it('recovery codes are good while the one before is named', async () => {
    const { recoveryCodes } = await withTotp(before, worker);
    const recover = async (api: TestApi, recoveryCode = '') => {
      const { challenge } = await demandOf(api, worker);
      return (await api.request(answerSecondFactor, { body: { challenge, recoveryCode } })).status;
    };

    expect(await recover(after, recoveryCodes[0])).toBe(401);
    expect(await recover(changing, recoveryCodes[0])).toBe(200);
  });

  it('who was suspended is recognised while the one before is named', async () => {
    const body = { suspended: true, reason: 'No-shows' };
    await before.get(updateUser, { params: { id: worker.id }, body }, await anAdmin().in(before));
    const signUp = async (api: TestApi, tag: string) => {
      const email = worker.email.replace('@', `+${tag}@`);
      const answer = { usertype: 'Temp', name: 'Wanda', email, password: PASSWORD } as const;
      return (await api.get(register, { body: answer })).user.underReview;
    };

    expect(await signUp(changing, 'again')).toBe(true);
  });

  it('authenticator apps go on for good once what is stored was sealed anew', async () => {
    const { app } = await withTotp(before, worker);
    const enters = async (api: TestApi) => {
      api.clock.advance({ minutes: 1 });
      return (await signInWithCode(api, worker, app.code())).status;
    };
    expect(await enters(changing)).toBe(200);
    expect(await enters(after)).toBe(500);

    const [said] = await runCommand(changing.app, ['renew-secrets']);
    expect(said).toMatch(/^[1-9]\d* stored secrets were sealed anew/);

    expect(await enters(after)).toBe(200);
    expect(await runCommand(changing.app, ['renew-secrets'])).toEqual([
      expect.stringMatching(/^0 stored secrets/),
    ]);
  });
});

describe('a sealed text', () => {
  const [one, other] = [createSecretKey(Buffer.alloc(32, 1)), createSecretKey(Buffer.alloc(32, 2))];
  const sealed = seal([one], 'a secret');

  it('says how it was sealed, and is read without that as well, as it was at first', () => {
    expect(sealed).toMatch(/^v1\./);
    expect(unseal([one], sealed)).toBe('a secret');
    expect(unseal([one], sealed.replace('v1.', ''))).toBe('a secret');
    expect(() => unseal([one], sealed.replace('v1.', 'v9.'))).toThrow('format v9');
  });

  it('is read with any of the keys, and with no other; nor once it was changed', () => {
    expect(unseal([other, one], sealed)).toBe('a secret');
    expect(() => unseal([other], sealed)).toThrow();
    expect(() => unseal([one], `${sealed.slice(0, -2)}AA`)).toThrow();
    expect([isSealedAnew([one, other], sealed), isSealedAnew([other, one], sealed)]).toEqual([
      true,
      false,
    ]);
  });
});
