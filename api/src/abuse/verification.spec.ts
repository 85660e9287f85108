import { currentUser, login } from '@leafshift/contracts/auth';
import {
  changeEmail,
  changePassword,
  confirmEmailChange,
  recoverPassword,
  resendVerification,
  resetPassword,
  undoEmailChange,
  verifyEmail,
} from '@leafshift/contracts/users';
import { aWorker, PASSWORD, type Worker } from '../testing/people.ts';
import { startApi, type TestApi } from '../testing/test-api.ts';

describe('somebody who guesses codes, or wants the account of another', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startApi({ env: { RATE_LIMITS: 'on', RATE_LIMIT_CODES_PER_HOUR: '6' } });
  });
  afterAll(() => api.stop());

  let network = 0;
  const elsewhere = () => {
    network += 1;
    return { headers: { 'x-forwarded-for': `198.51.100.${network}` } };
  };
  const codeFor = async (email: string): Promise<string> => {
    await api.settle();
    const mails = await api.mailsTo(email);
    return mails.map(({ subject }) => /^\d{6}/.exec(subject)?.[0] ?? '').findLast(Boolean) ?? '';
  };
  const linkFor = async (email: string, page: string): Promise<string> => {
    await api.settle();
    const found = (await api.mailsTo(email))
      .map(({ text }) => new RegExp(`${page}\\?token=([\\w-]+)`).exec(text)?.[1] ?? '')
      .findLast(Boolean);
    return found ?? '';
  };
  const resend = (worker: Worker) => api.request(resendVerification, {}, worker, elsewhere());
  const guess = (code: string, worker: Worker) =>
    api.request(verifyEmail, { body: { code } }, worker, elsewhere());
  const not = (code: string) => (code === '000000' ? '000001' : '000000');

  it('has five tries at a code, then not even the right one counts', async () => {
    const worker = await aWorker().unverified().in(api);
    await resend(worker);
    const code = await codeFor(worker.email);

    for (let tries = 0; tries < 5; tries += 1) {
      expect(await guess(not(code), worker)).toMatchObject({ body: { code: 'CODE_INVALID' } });
    }
    expect(await guess(code, worker)).toMatchObject({ body: { code: 'CODE_EXPIRED' } });
  });

  it('has no more than twenty tries a day, over however many codes and networks', async () => {
    const worker = await aWorker().unverified().in(api);
    for (let sent = 0; sent < 4; sent += 1) {
      await resend(worker);
      const wrong = not(await codeFor(worker.email));
      for (let tries = 0; tries < 5; tries += 1) {
        await guess(wrong, worker);
      }
    }
    await resend(worker);

    expect(await guess(await codeFor(worker.email), worker)).toMatchObject({ status: 429 });
  });

  it('fills no mailbox: codes and recoveries are limited by account, from any network', async () => {
    const worker = await aWorker().unverified().in(api);
    const answers = [];
    for (let sent = 0; sent < 7; sent += 1) {
      answers.push((await resend(worker)).status);
    }
    expect(answers).toEqual([204, 204, 204, 204, 204, 204, 429]);

    const body = { email: worker.email };
    for (let sent = 0; sent < 5; sent += 1) {
      await api.request(recoverPassword, { body }, undefined, elsewhere());
    }
    expect(await api.request(recoverPassword, { body }, undefined, elsewhere())).toMatchObject({
      status: 429,
    });
  });

  it("cannot take another's code, nor one that was for something else", async () => {
    const owner = await aWorker().unverified().in(api);
    const thief = await aWorker().unverified().in(api);
    await resend(owner);
    const code = await codeFor(owner.email);

    expect(await guess(code, thief)).toMatchObject({ body: { code: 'CODE_INVALID' } });
    expect(
      await api.request(confirmEmailChange, { body: { code } }, owner, elsewhere()),
    ).toMatchObject({ body: { code: 'CODE_INVALID' } });
  });

  it('cannot move an account to an address in use, nor learn more than by registering', async () => {
    const owner = await aWorker().in(api);
    const thief = await aWorker().in(api);
    const body = { email: owner.email.toUpperCase() };

    expect(await api.request(changeEmail, { body }, thief, elsewhere())).toMatchObject({
      status: 409,
      body: { code: 'EMAIL_IN_USE' },
    });
  });

  it('cannot change the address with a stolen session that was not confirmed lately', async () => {
    const worker = await aWorker().in(api);
    api.clock.advance({ minutes: 11 });
    const body = { email: 'elsewhere@example.ca' };

    expect(await api.request(changeEmail, { body }, worker, elsewhere())).toMatchObject({
      status: 403,
      body: { code: 'STEP_UP_REQUIRED' },
    });
  });

  it('loses the account again to its owner, however often they moved it on', async () => {
    const owner = await aWorker().in(api);
    const move = async (email: string) => {
      await api.get(changeEmail, { body: { email } }, owner);
      const code = await codeFor(email);
      await api.get(confirmEmailChange, { body: { code } }, owner);
      api.clock.advance({ minutes: 1 });
    };
    await move('first@thief.example');
    await move('second@thief.example');
    const undo = await linkFor(owner.email, '/undo-email');
    const thiefsUndo = await linkFor('first@thief.example', '/undo-email');

    await api.get(undoEmailChange, { body: { token: undo } });
    expect(
      await api.request(undoEmailChange, { body: { token: thiefsUndo } }, undefined, elsewhere()),
    ).toMatchObject({ status: 400, body: { code: 'UNDO_LINK_INVALID' } });
    expect(await api.request(currentUser, {}, owner)).toMatchObject({ status: 401 });
    const credentials = { email: 'second@thief.example', password: PASSWORD };
    expect(await api.request(login, { body: credentials }, undefined, elsewhere())).toMatchObject({
      status: 401,
    });
  });

  it('chooses no password with a link that still lies in the mailbox that was left', async () => {
    const owner = await aWorker().in(api);
    await api.request(recoverPassword, { body: { email: owner.email } }, undefined, elsewhere());
    const token = await linkFor(owner.email, '/recover-password');
    await api.get(changeEmail, { body: { email: 'fresh@example.ca' } }, owner);
    const code = await codeFor('fresh@example.ca');
    await api.get(confirmEmailChange, { body: { code } }, owner);

    expect(
      await api.request(resetPassword, { body: { token, password: 'stolen horse' } }),
    ).toMatchObject({ status: 400, body: { code: 'RESET_TOKEN_INVALID' } });
  });

  it('changes no password without its owner hearing of it, whatever mails they want', async () => {
    const owner = await aWorker().in(api);
    const body = { currentPassword: PASSWORD, newPassword: 'another horse' };
    await api.get(changePassword, { body }, owner);
    await api.settle();

    const [mail] = await api.mailsTo(owner.email);
    expect(mail).toMatchObject({ subject: 'Your password was changed' });
    expect(mail?.text).not.toContain('http');
  });
});
