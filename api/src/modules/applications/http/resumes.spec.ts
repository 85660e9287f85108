import { applications, applyToPosting, resumeLink } from '@leafshift/contracts/applications';
import { boardPage } from '@leafshift/contracts/board-pages';
import { createPost } from '@leafshift/contracts/posts';
import { aPermanentForm } from '../../../testing/a-shift.ts';
import { anEmployer, type Employer } from '../../../testing/people.ts';
import { type As, startApi, type TestApi } from '../../../testing/test-api.ts';
import { aResume, resumeKeyFor, sendFile } from '../testing/a-resume.ts';
import { anApplication, apply } from '../testing/apply.ts';

describe('applications with a file', () => {
  let api: TestApi;
  let employer: Employer;
  let postId: string;

  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api.stop());
  beforeEach(async () => {
    employer = await anEmployer().called('New Leaf').licensed().in(api);
    const post = await api.get(createPost, { body: aPermanentForm() }, employer);
    postId = '_id' in post ? post._id : '';
  });

  let count = 0;
  const anAddress = () => {
    count += 1;
    return `sender-${count}@example.ca`;
  };
  const of = (id: string) => ({ params: { id } });
  const read = (url: string, who: As) =>
    api.send('GET', url.replace('http://portal.test', ''), {
      headers: { 'x-auth-token': who.token },
    });

  describe('when a page without scripts sends its form', () => {
    const sendForm = async (fields: Record<string, string>, resume?: Buffer) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      const file = new Uint8Array(resume ?? Buffer.alloc(0));
      form.set('resume', new File([file], 'cv.pdf', { type: 'application/pdf' }));
      const request = new Request('http://portal.test', { method: 'POST', body: form });
      const answer = await api.send('POST', `/api/applications/form/${postId}?lang=en`, {
        body: Buffer.from(await request.arrayBuffer()),
        headers: { 'content-type': request.headers.get('content-type') ?? '' },
      });
      expect(answer.status).toBe(303);
      return answer.headers.get('location') ?? '';
    };
    const page = (address: string) => api.get(boardPage, { query: { address } });

    it('it is kept with its file, and the page that follows says so', async () => {
      const email = anAddress();
      const fields = { name: 'Ada Lovelace', email, words: '', consent: '2026-11' };
      const next = await sendForm(fields, await aResume());

      const { applications: list } = await api.get(applications, { query: { postId } }, employer);
      expect(list).toMatchObject([{ name: 'Ada Lovelace', hasResume: true }]);
      const { body } = await page(next);
      expect(body).toContain('Your application is on its way');
      expect(body).not.toContain('<form class="ls-posting-card');
    });

    it('it says what is wrong, and nothing is kept', async () => {
      const next = await sendForm({ name: 'Ada Lovelace', email: anAddress(), words: 'I grow' });
      expect((await page(next)).body).toContain('Please agree, or nothing can be sent');
      const scam = `/job-posting/${postId}/apply?problem=Call+1-800-555`;
      expect((await page(scam)).body).not.toContain('1-800');
      expect((await api.get(applications, { query: {} }, employer)).applications).toEqual([]);
    });

    it('it needs to be a form', async () => {
      const answer = await api.send('POST', `/api/applications/form/${postId}?lang=en`, {
        body: 'hello',
        headers: { 'content-type': 'text/plain' },
      });
      expect(answer.headers.get('location')).toContain('problem=MALFORMED_BODY');
    });
  });

  describe('a résumé', () => {
    it('is cleaned, and read by its employer alone, for a minute', async () => {
      const answer = await sendFile(api, postId, await aResume());
      expect(answer.status).toBe(201);
      const { key } = (await answer.json()) as { key: string };
      const id = await apply(api, { postId, employer }, { email: anAddress(), resumeKey: key });

      const { url } = await api.get(resumeLink, of(id), employer);

      const file = await read(url, employer);
      expect(file.headers.get('content-type')).toBe('application/pdf');
      expect(Buffer.from(await file.arrayBuffer()).toString('latin1', 0, 5)).toBe('%PDF-');
      const other = await anEmployer().onboarded().in(api);
      expect((await read(url, other)).status).toBe(404);
      api.clock.advance({ seconds: 61 });
      expect((await read(url, employer)).status).toBe(404);
    });

    it('belongs to one application only, and to its own employer’s', async () => {
      const key = await resumeKeyFor(api, postId);
      await apply(api, { postId, employer }, { email: anAddress(), resumeKey: key });

      const body = anApplication({ email: anAddress(), resumeKey: key });
      const again = await api.request(applyToPosting, { params: { postId }, body });
      expect(again.body).toMatchObject({ code: 'RESUME_NOT_FOUND' });
    });

    it.each([
      ['that is none', async () => Buffer.from('MZ an executable'), 415, 'RESUME_NOT_PDF'],
      ['of more than 5 MB', async () => Buffer.alloc(5 * 1024 * 1024 + 1), 413, 'TOO_LARGE'],
    ] as const)('%s is refused', async (_, bytes, status, code) => {
      const answer = await sendFile(api, postId, await bytes());
      expect(answer.status).toBe(status);
      expect(await answer.json()).toMatchObject({ code });
    });
  });
});
