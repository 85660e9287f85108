import { updateUser } from '@leafshift/contracts/admin';
import {
  addApplicationNote,
  answerApplication,
  answerTemplates,
  application,
  applicationByLink,
  applicationCounts,
  applications,
  applyToPosting,
  removeApplication,
  resetAnswerTemplate,
  resumeLink,
  setAnswerTemplate,
  setApplicationStage,
  withdrawApplication,
} from '@leafshift/contracts/applications';
import { notifications } from '@leafshift/contracts/notification';
import { createPost } from '@leafshift/contracts/posts';
import { deleteAccount, exportAccount } from '@leafshift/contracts/users';
import { APPLICATION_DAYS } from '@leafshift/domain/applications';
import { aPermanentForm } from '../../../testing/a-shift.ts';
import { aMember } from '../../../testing/members.ts';
import { anAdmin, anEmployer, aWorker, type Employer } from '../../../testing/people.ts';
import { type As, startApi, type TestApi } from '../../../testing/test-api.ts';
import { resumeKeyFor } from '../testing/a-resume.ts';
import { anApplication, apply } from '../testing/apply.ts';

describe('applications for permanent jobs', () => {
  let api: TestApi;
  let employer: Employer;
  let postId: string;

  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api.stop());
  beforeEach(async () => {
    employer = await anEmployer().called('New Leaf').licensed().in(api);
    const post = await api.get(
      createPost,
      { body: aPermanentForm({ jobType: 'Grower' }) },
      employer,
    );
    postId = '_id' in post ? post._id : '';
  });

  let count = 0;
  const anAddress = () => {
    count += 1;
    return `applicant-${count}@example.ca`;
  };
  const of = (id: string) => ({ params: { id } });
  const linkIn = async (address: string): Promise<string> => {
    await api.settle();
    const mail = (await api.mailsTo(address)).at(-1);
    return /application#(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
  };
  const told = async (who: As, kind: string) => {
    await api.settle();
    const { notifications: list } = await api.get(notifications, { query: {} }, who);
    return list.filter((notification) => notification.kind === kind);
  };
  const open = (token: string) => api.request(applicationByLink, { body: { token } });
  const read = (url: string, who: As) =>
    api.send('GET', url.replace('http://portal.test', ''), {
      headers: { 'x-auth-token': who.token },
    });
  describe('when somebody applies', () => {
    it('the employer is told and sees what was sent, and the applicant has a mail', async () => {
      const email = anAddress();
      const id = await apply(api, { postId, employer }, { email, language: 'fr' });

      expect(await api.get(application, of(id), employer)).toMatchObject({
        title: 'Grower',
        name: 'Ada Lovelace',
        email,
        words: 'I have grown orchids for six years.',
        stage: 'new',
        hasResume: false,
        member: null,
        consent: { version: '2026-11', at: api.clock.now().toISOString() },
      });
      const [arrived] = await told(employer, 'application-arrived');
      expect(arrived).toMatchObject({
        notificationMessage: "Ada Lovelace applied for 'Grower'",
        link: `/applicants?post=${postId}&applicant=${id}`,
      });
      const [mail] = await api.mailsTo(email);
      expect(mail?.subject).toContain('Votre candidature pour Grower');
    });

    it('a second time with the same address changes nothing but a mail', async () => {
      const email = anAddress();
      const id = await apply(api, { postId, employer }, { email });

      await apply(
        api,
        { postId, employer },
        { email: email.replace('a', 'A'), words: 'Other words' },
      );

      const { applications: list } = await api.get(applications, { query: { postId } }, employer);
      expect(list.map(({ _id }) => _id)).toEqual([id]);
      expect(await told(employer, 'application-arrived')).toHaveLength(1);
      expect((await api.mailsTo(email.replace('a', 'A'))).at(-1)?.text).toContain(
        'nothing has changed',
      );
    });

    it('a machine that fills in what nobody sees is answered, and nothing is kept', async () => {
      const email = anAddress();
      const body = anApplication({ email, website: 'https://spam.test' });

      expect((await api.request(applyToPosting, { params: { postId }, body })).status).toBe(204);

      expect((await api.get(applications, { query: { postId } }, employer)).applications).toEqual(
        [],
      );
      expect(await api.mailsTo(email)).toEqual([]);
    });

    it('needs consent, and words or a résumé', async () => {
      const body = { ...anApplication(), words: '', consent: 'yes' } as never;
      const answer = await api.request(applyToPosting, { params: { postId }, body });
      expect(answer.body).toMatchObject({
        code: 'VALIDATION_FAILED',
        errors: [{ path: 'consent', msg: 'Please agree, or nothing can be sent' }],
      });
    });

    it('to a posting that the board does not show, nothing arrives', async () => {
      const young = await anEmployer().onboarded().in(api);
      const waiting = await api.get(createPost, { body: aPermanentForm() }, young);
      const params = { postId: '_id' in waiting ? waiting._id : '' };
      const answer = await api.request(applyToPosting, { params, body: anApplication() });
      expect(answer.status).toBe(404);
    });

    it('signed in as a worker, their town goes along, and their export has it', async () => {
      const worker = await aWorker().onboarded().in(api);
      const id = await apply(api, { postId, employer, as: worker }, { email: worker.email });

      const seen = await api.get(application, of(id), employer);
      expect(seen.isMember).toBe(true);
      expect(seen.member).toMatchObject({ certificates: [] });
      const exported = JSON.stringify(await api.get(exportAccount, {}, worker));
      expect(exported).toContain('I have grown orchids');
    });
  });

  describe('the business', () => {
    it('finds applications by posting, stage and name, and counts them', async () => {
      const ada = await apply(api, { postId, employer }, { email: anAddress() });
      await apply(api, { postId, employer }, { email: anAddress(), name: 'Bo Diddley' });
      await api.get(setApplicationStage, { ...of(ada), body: { stage: 'interview' } }, employer);

      const names = async (query: object) =>
        (await api.get(applications, { query }, employer)).applications.map(({ name }) => name);
      expect(await names({})).toEqual(['Bo Diddley', 'Ada Lovelace']);
      expect(await names({ stage: 'interview' })).toEqual(['Ada Lovelace']);
      expect(await names({ postId, q: 'diddl' })).toEqual(['Bo Diddley']);
      expect(await api.get(applicationCounts, {}, employer)).toEqual({
        postings: [{ postId, title: 'Grower', total: 2, stages: { interview: 1, new: 1 } }],
      });
    });

    it('pages through them without a gap', async () => {
      for (let sent = 0; sent < 3; sent += 1) {
        await apply(api, { postId, employer }, { email: anAddress(), name: `Nr ${sent}` });
      }
      const first = await api.get(applications, { query: { limit: 2 } }, employer);
      const cursor = first.nextCursor ?? '';
      const second = await api.get(applications, { query: { limit: 2, cursor } }, employer);
      expect([...first.applications, ...second.applications].map(({ name }) => name)).toEqual([
        ...['Nr 2', 'Nr 1', 'Nr 0'],
      ]);
      expect(second.nextCursor).toBeNull();
    });

    it('writes notes that the applicant never sees', async () => {
      const email = anAddress();
      const id = await apply(api, { postId, employer }, { email });
      const noted = await api.get(
        addApplicationNote,
        { ...of(id), body: { text: 'Nervous on the phone' } },
        employer,
      );
      expect(noted.notes).toMatchObject([{ text: 'Nervous on the phone' }]);
      const own = await open(await linkIn(email));
      expect(JSON.stringify(own.body)).not.toContain('Nervous');
    });

    it('answers by mail, which moves the application; a reply reaches the business', async () => {
      const email = anAddress();
      const id = await apply(api, { postId, employer }, { email });
      const body = {
        kind: 'interview' as const,
        subject: 'Come and see us',
        text: 'Hello Ada,\n\nsee https://evil.test on Monday?',
      };

      const answered = await api.get(answerApplication, { ...of(id), body }, employer);

      expect(answered).toMatchObject({ stage: 'interview', answers: [body] });
      await api.settle();
      const mail = (await api.mailsTo(email)).at(-1);
      expect(mail?.subject).toBe('Come and see us');
      expect(mail?.text).toContain('New Leaf about your application for Grower');
      expect(mail?.html).not.toContain('href="https://evil.test');
    });

    it('lets a reply reach the member who answered', async () => {
      const email = anAddress();
      const id = await apply(api, { postId, employer }, { email });
      const manager = await aMember(api, employer, 'manager');
      const body = { kind: 'interview' as const, subject: 'Come and see us', text: 'Monday?' };
      await api.get(answerApplication, { ...of(id), body }, manager);
      await api.settle();

      expect((await api.mailsTo(email)).at(-1)).toMatchObject({ replyTo: manager.email });
    });

    it('answers nobody while it is suspended', async () => {
      const id = await apply(api, { postId, employer }, { email: anAddress() });
      const admin = await anAdmin().in(api);
      const suspended = { suspended: true, reason: 'Looked at' };
      await api.get(updateUser, { ...of(employer.id), body: suspended }, admin);
      const body = { kind: 'offer' as const, subject: 'Offer', text: 'Yes' };
      const answer = await api.request(answerApplication, { ...of(id), body }, employer);
      expect(answer.body).toMatchObject({ code: 'ACCOUNT_SUSPENDED' });
    });

    it('writes its own answers in a language, and takes ours again', async () => {
      const params = { kind: 'decline' as const, language: 'de' as const };
      const inGerman = async () => {
        const { templates } = await api.get(answerTemplates, {}, employer);
        expect(templates).toHaveLength(24);
        return templates.find(({ kind, language }) => kind === 'decline' && language === 'de');
      };
      const ours = await inGerman();
      expect(ours).toMatchObject({ subject: 'Ihre Bewerbung als {title}', isOwn: false });

      const body = { subject: 'Leider nein', text: 'Nicht dieses Mal, {name}' };
      await api.get(setAnswerTemplate, { params, body }, employer);
      expect(await inGerman()).toMatchObject({ ...body, isOwn: true });

      await api.get(resetAnswerTemplate, { params }, employer);
      expect(await inGerman()).toEqual(ours);
    });

    it('removes an application', async () => {
      const id = await apply(api, { postId, employer }, { email: anAddress() });
      expect((await api.request(removeApplication, of(id), employer)).status).toBe(204);
      expect((await api.request(application, of(id), employer)).status).toBe(404);
    });
  });

  describe('what was sent', () => {
    it('is withdrawn by the link of the mail, and gone with its file', async () => {
      const email = anAddress();
      const resumeKey = await resumeKeyFor(api, postId);
      const id = await apply(api, { postId, employer }, { email, resumeKey });
      const { url } = await api.get(resumeLink, of(id), employer);
      const token = await linkIn(email);
      expect((await open(token)).body).toMatchObject({
        title: 'Grower',
        company: 'New Leaf',
        email,
      });

      expect((await api.request(withdrawApplication, { body: { token } })).status).toBe(204);
      await api.settle();

      expect((await open(token)).status).toBe(404);
      expect((await api.request(application, of(id), employer)).status).toBe(404);
      expect((await read(url, employer)).status).toBe(404);
      expect(await told(employer, 'application-withdrawn')).toHaveLength(1);
      expect((await api.mailsTo(email)).at(-1)?.subject).toContain('is withdrawn');
    });

    it('is opened by no other link', async () => {
      const email = anAddress();
      await apply(api, { postId, employer }, { email });
      const token = await linkIn(email);
      for (const wrong of [token.slice(0, -2), `${'0'.repeat(24)}${token.slice(24)}`, 'x']) {
        expect((await open(wrong)).status).toBe(404);
      }
    });

    it('is removed after a year', async () => {
      const id = await apply(api, { postId, employer }, { email: anAddress() });
      api.clock.advance({ hours: APPLICATION_DAYS * 24 + 1 });
      await api.settle();
      const later = await anEmployer().in(api);
      expect((await api.request(application, of(id), later)).status).toBe(404);
      expect(await api.database.native.collection('applications').countDocuments()).toBe(0);
    });

    it('ends with the account of the worker who sent it, and of the business that got it', async () => {
      const worker = await aWorker().in(api);
      const id = await apply(api, { postId, employer, as: worker }, { email: worker.email });
      await api.get(deleteAccount, { body: { password: worker.password } }, worker);
      expect((await api.request(application, of(id), employer)).status).toBe(404);

      await apply(api, { postId, employer }, { email: anAddress() });
      await api.get(deleteAccount, { body: { password: employer.password } }, employer);
      const left = api.database.native.collection('applications');
      expect(await left.countDocuments({ title: 'Grower' })).toBe(0);
    });
  });

  it('are limited by network', async () => {
    const limited = await startApi({
      besides: api,
      env: { RATE_LIMITS: 'on', RATE_LIMIT_APPLICATIONS_PER_HOUR: '2' },
    });
    const params = { postId };
    const sendOne = () =>
      limited.request(applyToPosting, { params, body: anApplication({ email: anAddress() }) });
    const statuses = [await sendOne(), await sendOne(), await sendOne()].map(
      ({ status }) => status,
    );
    expect(statuses.at(-1)).toBe(429);
    await limited.stop();
  });
});
