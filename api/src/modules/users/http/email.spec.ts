import { currentUser, login } from '@leafshift/contracts/auth';
import {
  changeEmail,
  confirmEmailChange,
  register,
  resendVerification,
  resetPassword,
  type SignedIn,
  undoEmailChange,
  verifyEmail,
  verifyEmailByLink,
} from '@leafshift/contracts/users';
import { aWorker, PASSWORD, type Worker } from '../../../testing/people.ts';
import { type As, startApi, type TestApi } from '../../../testing/test-api.ts';

describe('the address of an account', () => {
  let api: TestApi;
  let count = 0;

  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api.stop());

  const signUp = async (
    language = 'en',
    usertype: 'Employer' | 'Temp' = 'Temp',
  ): Promise<SignedIn> => {
    count += 1;
    const email = `new-${count}@example.ca`;
    const body = { usertype, name: 'Noor Haddad', email, password: PASSWORD };
    const headers = { 'accept-language': language };
    const answer = await api.request(register, { body }, undefined, { headers });
    if (!answer.ok) throw new Error(answer.body.msg);
    return answer.body;
  };
  const mailsTo = async (email: string) => {
    await api.settle();
    return api.mailsTo(email);
  };
  const lastMail = async (email: string) => {
    const mail = (await mailsTo(email)).at(-1);
    if (!mail) throw new Error(`No mail to ${email}`);
    return mail;
  };
  const codeFrom = async (email: string) =>
    /\b\d{6}\b/.exec((await lastMail(email)).subject)?.[0] ?? '';
  const tokenFrom = async (email: string, page: string) =>
    new RegExp(`http://portal.test${page}\\?token=([\\w-]+)`).exec(
      (await lastMail(email)).text,
    )?.[1] ?? '';
  const verify = (code: string, as: As) => api.request(verifyEmail, { body: { code } }, as);

  describe('of a new account', () => {
    it('is verified by the code that was mailed in its language', async () => {
      const { token, user } = await signUp('fr');
      expect(user.emailVerified).toBe(false);

      const mail = await lastMail(user.email);
      expect(mail.subject).toMatch(/^\d{6} est votre code Leafshift$/);
      expect(await verify(await codeFrom(user.email), { token })).toMatchObject({
        status: 200,
        body: { emailVerified: true },
      });
    });

    it('is verified by the link of the mail, wherever it is opened', async () => {
      const { token, user } = await signUp();
      const link = await tokenFrom(user.email, '/verify-email');

      expect((await api.request(verifyEmailByLink, { body: { token: link } })).status).toBe(204);
      expect(await api.get(currentUser, {}, { token })).toMatchObject({ emailVerified: true });
      const again = await api.request(verifyEmailByLink, { body: { token: link } });
      expect(again).toMatchObject({ status: 400, body: { code: 'CODE_INVALID' } });
    });

    it.each([
      ['Temp', 'en', 'Welcome to Leafshift', 'work your first shift'],
      ['Employer', 'fr', 'Bienvenue sur Leafshift', 'remettez votre permis'],
    ] as const)(
      'is welcomed once, with what comes next: %s',
      async (usertype, language, subject, next) => {
        const { token, user } = await signUp(language, usertype);
        const code = await codeFrom(user.email);
        await verify(code, { token });
        await verify(code, { token });

        const welcomes = (await mailsTo(user.email)).filter((mail) => mail.subject === subject);
        expect(welcomes).toHaveLength(1);
        expect(welcomes[0]?.text).toContain(next);
        expect(welcomes[0]?.text).toContain('http://portal.test/home');
      },
    );

    it('is not verified by another code, nor ten minutes later', async () => {
      const { token, user } = await signUp();
      const code = await codeFrom(user.email);
      const other = code === '000000' ? '000001' : '000000';

      expect(await verify(other, { token })).toMatchObject({ body: { code: 'CODE_INVALID' } });
      api.clock.advance({ minutes: 11 });
      expect(await verify(code, { token })).toMatchObject({ body: { code: 'CODE_EXPIRED' } });
    });

    it('can have another code, which ends the one before', async () => {
      const { token, user } = await signUp();
      const first = await codeFrom(user.email);
      await api.get(resendVerification, {}, { token });
      const second = await codeFrom(user.email);

      expect((await mailsTo(user.email)).length).toBe(2);
      if (first !== second) {
        expect(await verify(first, { token })).toMatchObject({ body: { code: 'CODE_INVALID' } });
      }
      expect((await verify(second, { token })).status).toBe(200);
    });
  });

  describe('that is changed', () => {
    const change = async (worker: Worker, email: string) => {
      await api.get(changeEmail, { body: { email } }, worker);
      const code = await codeFrom(email);
      return api.get(confirmEmailChange, { body: { code } }, worker);
    };

    it('stays as it is until the code comes back from the new one', async () => {
      const worker = await aWorker().in(api);
      await api.get(changeEmail, { body: { email: 'later@example.ca' } }, worker);
      expect(await api.get(currentUser, {}, worker)).toMatchObject({ email: worker.email });

      const code = await codeFrom('later@example.ca');
      expect(await api.get(confirmEmailChange, { body: { code } }, worker)).toMatchObject({
        email: 'later@example.ca',
        emailVerified: true,
      });
    });

    it('is told to both, and the old one can put itself back for a week', async () => {
      const worker = await aWorker().in(api);
      await change(worker, 'thief@example.ca');
      expect((await lastMail('thief@example.ca')).subject).toBe('Your email address was changed');
      const token = await tokenFrom(worker.email, '/undo-email');

      api.clock.advance({ hours: 6 * 24 });
      expect((await api.request(undoEmailChange, { body: { token } })).status).toBe(204);
      expect(await api.request(currentUser, {}, worker)).toMatchObject({ status: 401 });
      const credentials = { email: worker.email, password: PASSWORD };
      expect(await api.request(login, { body: credentials })).toMatchObject({ status: 401 });

      const reset = await tokenFrom(worker.email, '/recover-password');
      const password = 'another horse';
      await api.get(resetPassword, { body: { token: reset, password } });
      const { user } = await api.get(login, { body: { email: worker.email, password } });
      expect(user._id).toBe(worker.id);
      expect(await api.request(undoEmailChange, { body: { token } })).toMatchObject({
        status: 400,
        body: { code: 'UNDO_LINK_INVALID' },
      });
    });

    it('gives no way back to an address that nobody had verified', async () => {
      const worker = await aWorker().unverified().in(api);
      await change(worker, 'mine@example.ca');

      expect((await lastMail(worker.email)).text).not.toContain('/undo-email');
    });
  });
});
