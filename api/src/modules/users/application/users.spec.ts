import { currentUser, login } from '@leafshift/contracts/auth';
import { preferences } from '@leafshift/contracts/preferences';
import { myProfile } from '@leafshift/contracts/profile';
import {
  changePassword,
  deleteAccount,
  exportAccount,
  recoverPassword,
  register,
  resetPassword,
} from '@leafshift/contracts/users';
import { anEmployer, aWorker, PASSWORD } from '../../../testing/people.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';

describe('accounts', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api.stop());

  const users = () => api.database.native.collection('users');
  const collections = async (...except: string[]): Promise<string[]> => {
    const infos = await api.database.native.listCollections().toArray();
    return infos.map(({ name }) => name).filter((name) => !except.includes(name));
  };
  const form = (email: string, more: object = {}) => ({
    usertype: 'Employer' as const,
    name: 'Green Leaf',
    email,
    password: 'abc',
    ...more,
  });

  describe('registering', () => {
    it('remembers the language, for mails', async () => {
      const body = form('langue@example.ca');
      const answer = await api.request(register, { body }, undefined, {
        headers: { 'accept-language': 'fr-CA,fr;q=0.9' },
      });
      const token = answer.ok ? answer.body.token : '';
      expect(await api.get(preferences, {}, { token })).toMatchObject({ language: 'fr' });
    });

    it('makes the user and an empty profile, and signs in', async () => {
      const { token, user } = await api.get(register, { body: form('one@example.ca') });

      expect(user).toMatchObject({
        email: 'one@example.ca',
        usertype: 'Employer',
        level1: false,
        skipOnboarding: false,
        suspended: false,
        paymentDetails: { leafshiftPercent: 15, processingFee: 2, prices: [], maxHourlyRate: 250 },
      });
      expect(await api.get(myProfile, {}, { token })).toMatchObject({
        user: user._id,
        name: 'Green Leaf',
        onboarding: false,
        supervisor: [],
        businessLicence: { status: 'Not Submitted' },
      });
    });

    it('stores the password as argon2id only, and keeps the affiliate', async () => {
      await api.get(register, { body: form('two@example.ca', { affiliate: 'SPRING' }) });

      const stored = await users().findOne({ email: 'two@example.ca' });

      expect(stored).toMatchObject({ affiliate: 'SPRING' });
      expect(stored?.passwordHash).toMatch(/^\$argon2id\$/);
    });

    it.each(['three@example.ca', 'THREE@Example.CA', ' three@example.ca '])(
      'refuses an address that is in use, however it is written: %s',
      async (email) => {
        await api.request(register, { body: form('three@example.ca') });

        const answer = await api.request(register, { body: form(email) });

        expect(answer.body).toMatchObject({
          statusCode: 409,
          code: 'EMAIL_IN_USE',
          msg: 'Email in use',
        });
      },
    );

    it('makes one account when the same form arrives many times at once', async () => {
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => api.request(register, { body: form('race@example.ca') })),
      );

      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(7);
      const stored = await users().find({ emailKey: 'race@example.ca' }).toArray();
      expect(stored).toHaveLength(1);
      const profiles = api.database.native.collection('profiles');
      expect(await profiles.countDocuments({ userId: stored[0]?._id })).toBe(1);
    });

    it.each([
      ['an admin', { usertype: 'Admin' }, 'usertype', 'Please choose Worker or Business'],
      ['no name', { name: ' ' }, 'name', 'Please enter your name'],
      [
        'a bad address',
        { email: 'nope' },
        'email',
        'The email provided should be a valid email address',
      ],
      ['no address', { email: '' }, 'email', 'The email field is required'],
      ['no password', { password: '' }, 'password', 'The password field is required'],
      [
        'a short password',
        { password: 'ab' },
        'password',
        'The password must have at least 3 characters',
      ],
      ['a long name', { name: 'n'.repeat(256) }, 'name', 'At most 255 characters are allowed'],
      [
        'a long address',
        { email: `${'a'.repeat(251)}@b.ca` },
        'email',
        'At most 255 characters are allowed',
      ],
      [
        'a long password',
        { password: 'p'.repeat(256) },
        'password',
        'At most 255 characters are allowed',
      ],
      ['a level', { level5: true }, 'level5', 'This field is not known'],
      ['an id', { _id: '6'.repeat(24) }, '_id', 'This field is not known'],
    ])('refuses %s', async (_, change, path, msg) => {
      const body = { ...form('bad@example.ca'), ...change } as never;

      const answer = await api.request(register, { body });

      expect(answer.body).toMatchObject({
        statusCode: 400,
        code: 'VALIDATION_FAILED',
        errors: [{ path, msg }],
      });
      expect(await users().countDocuments({ emailKey: 'bad@example.ca' })).toBe(0);
    });
  });

  describe('changing the password', () => {
    it('ends every other session and lets in with the new one only', async () => {
      const worker = await aWorker().in(api);
      const other = await api.get(login, { body: { email: worker.email, password: PASSWORD } });
      const body = { currentPassword: PASSWORD, newPassword: 'another one' };

      expect((await api.request(changePassword, { body }, worker)).status).toBe(204);

      expect((await api.request(currentUser, {}, worker)).status).toBe(200);
      expect((await api.request(currentUser, {}, other)).status).toBe(401);
      const signIn = (password: string) =>
        api.request(login, { body: { email: worker.email, password } });
      expect((await signIn(PASSWORD)).status).toBe(401);
      expect((await signIn('another one')).status).toBe(200);
    });

    it('wants the current password', async () => {
      const worker = await aWorker().in(api);
      const body = { currentPassword: 'wrong', newPassword: 'another one' };

      expect((await api.request(changePassword, { body }, worker)).body).toMatchObject({
        statusCode: 400,
        code: 'PASSWORD_WRONG',
      });
    });
  });

  describe('a forgotten password', () => {
    const tokenSentTo = async (to: string): Promise<string> => {
      await api.get(recoverPassword, { body: { email: to } });
      await api.settle();
      const newest = (await api.mailsTo(to)).at(-1)?.text ?? '';
      return /http:\/\/portal\.test\/recover-password\?token=([\w-]+)/.exec(newest)?.[1] ?? '';
    };
    const reset = (token: string, password = 'quite new') =>
      api.request(resetPassword, { body: { token, password } });

    it('answers the same for an address that is known and one that is not, and mails only the first', async () => {
      const worker = await aWorker().in(api);

      const known = await api.request(recoverPassword, { body: { email: worker.email } });
      const unknown = await api.request(recoverPassword, { body: { email: 'who@example.ca' } });
      await api.settle();

      expect([known.status, unknown.status]).toEqual([204, 204]);
      expect(await api.mailsTo(worker.email)).toHaveLength(1);
      expect(await api.mailsTo('who@example.ca')).toHaveLength(0);
    });

    it('is replaced with the link of the mail, once, and ends every session', async () => {
      const worker = await aWorker().in(api);
      const token = await tokenSentTo(worker.email);

      expect((await reset(token)).status).toBe(204);

      expect((await api.request(currentUser, {}, worker)).status).toBe(401);
      const body = { email: worker.email, password: 'quite new' };
      expect((await api.request(login, { body })).status).toBe(200);
      expect((await reset(token)).body).toMatchObject({
        statusCode: 400,
        code: 'RESET_TOKEN_INVALID',
      });
    });

    it('cannot be replaced after 30 minutes', async () => {
      const worker = await aWorker().in(api);
      const token = await tokenSentTo(worker.email);

      api.clock.advance({ minutes: 30 });

      expect((await reset(token)).body).toMatchObject({ code: 'RESET_TOKEN_INVALID' });
    });

    it('makes every other link useless once one was used', async () => {
      const worker = await aWorker().in(api);
      const first = await tokenSentTo(worker.email);
      const second = await tokenSentTo(worker.email);

      expect((await reset(first)).status).toBe(204);

      expect(second).not.toBe(first);
      expect((await reset(second)).body).toMatchObject({ code: 'RESET_TOKEN_INVALID' });
    });

    it('keeps no token in the database', async () => {
      const worker = await aWorker().in(api);
      const token = await tokenSentTo(worker.email);

      expect(token).toHaveLength(43);
      for (const name of await collections()) {
        const documents = await api.database.native.collection(name).find().toArray();
        expect(JSON.stringify(documents)).not.toContain(token);
      }
    });
  });

  describe('leaving', () => {
    it('takes the person out and keeps an empty shell', async () => {
      const employer = await anEmployer().called('Gone Business').onboarded().in(api);

      const answer = await api.request(deleteAccount, { body: { password: PASSWORD } }, employer);

      expect(answer.status).toBe(204);
      expect((await api.request(currentUser, {}, employer)).status).toBe(401);
      const signIn = { body: { email: employer.email, password: PASSWORD } };
      expect((await api.request(login, signIn)).status).toBe(401);
      // What nodes tell one another is forgotten after a minute, what was mailed after a week.
      for (const name of await collections('socket_events', 'outbox')) {
        const documents = await api.database.native.collection(name).find().toArray();
        const text = JSON.stringify(documents);
        expect(text).not.toContain('Gone Business');
        expect(text).not.toContain(employer.email);
      }
    });

    it('frees the address for a new account', async () => {
      const worker = await aWorker().in(api);
      await api.get(deleteAccount, { body: { password: PASSWORD } }, worker);

      const again = await api.request(register, { body: form(worker.email) });

      expect(again.status).toBe(201);
    });

    it('wants the password', async () => {
      const worker = await aWorker().in(api);

      const answer = await api.request(deleteAccount, { body: { password: 'wrong' } }, worker);

      expect(answer.body).toMatchObject({ code: 'PASSWORD_WRONG' });
      expect((await api.request(currentUser, {}, worker)).status).toBe(200);
    });
  });

  it('export everything that is held on a person, as a file', async () => {
    const worker = await aWorker().onboarded().in(api);

    const answer = await api.request(exportAccount, {}, worker);

    expect(answer.headers.get('content-disposition')).toBe(
      'attachment; filename="leafshift-export.json"',
    );
    expect(answer.body).toMatchObject({
      account: { email: worker.email },
      profile: { firstName: 'Wanda', birthDay: '1995-03-14' },
      notifications: [],
    });
  });
});

describe('passwords in production', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi({ env: { PASSWORD_MIN_LENGTH: '8', REFUSE_COMMON_PASSWORDS: 'on' } });
  });
  afterAll(() => api.stop());

  const signUp = (password: string) =>
    api.request(register, {
      body: { usertype: 'Temp', name: 'N', email: 'n@example.ca', password },
    });

  it('have at least eight characters', async () => {
    expect((await signUp('seven77')).body).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ path: 'password', msg: 'The password must have at least 8 characters' }],
    });
  });

  it('are none of the most common ones, in any case', async () => {
    // The last one is far down in the list.
    for (const password of ['Password123', 'Summer2026', 'kaliningrad']) {
      expect((await signUp(password)).body).toMatchObject({ code: 'PASSWORD_TOO_COMMON' });
    }
  });

  it('have at least eight characters when they are changed or replaced, too', async () => {
    const worker = await aWorker().in(api);
    const change = { currentPassword: PASSWORD, newPassword: 'seven77' };
    await api.get(recoverPassword, { body: { email: worker.email } });
    await api.settle();
    const [mail] = await api.mailsTo(worker.email);
    const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const msg = 'The password must have at least 8 characters';

    expect((await api.request(changePassword, { body: change }, worker)).body).toMatchObject({
      errors: [{ path: 'newPassword', msg }],
    });
    expect(
      (await api.request(resetPassword, { body: { token, password: 'seven77' } })).body,
    ).toMatchObject({ errors: [{ path: 'password', msg }] });
  });

  it('are counted as people count: an emoji is one character', async () => {
    expect((await signUp('😀😀😀😀')).body).toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  it('may be anything else', async () => {
    expect((await signUp('staple battery')).status).toBe(201);
  });
});
