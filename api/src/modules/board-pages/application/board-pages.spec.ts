import { boardPage, robots, sitemap } from '@leafshift/contracts/board-pages';
import { createPost, deletePost, type PermanentPostForm } from '@leafshift/contracts/posts';
import { aPermanentForm } from '../../../testing/a-shift.ts';
import { anEmployer, type Employer } from '../../../testing/people.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';

describe('the pages of the public board', () => {
  let api: TestApi;
  let employer: Employer;

  beforeAll(async () => {
    api = await startApi({ env: { SESSION_DAYS: '365' } });
    employer = await anEmployer().licensed().in(api);
  });
  afterAll(() => api.stop());

  const post = async (fields: Partial<PermanentPostForm> = {}): Promise<string> => {
    const made = await api.get(createPost, { body: aPermanentForm(fields) }, employer);
    if (!('employmentType' in made)) throw new Error('A permanent form makes one posting');
    return made._id;
  };
  const page = (address: string, more: { chosen?: string; accepted?: string } = {}) =>
    api.get(boardPage, { query: { address, ...more } });
  const structured = (head: string) =>
    JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(head)?.[1] ?? '');

  describe('for a posting', () => {
    it('hold what search engines and previews of links read', async () => {
      const id = await post({
        jobType: 'Extraction Technician',
        rate: 28,
        rateHigh: 34.5,
        location: { text: 'Harbour Street, Kelowna', province: 'BC' },
        jobDescription: '<p>Run the <strong>extractors</strong>.</p><ul><li>Nights</li></ul>',
      });
      const { status, head, body, language, direction } = await page(`/job-posting/${id}`);

      expect({ status, language, direction }).toEqual({
        status: 200,
        language: 'en',
        direction: 'ltr',
      });
      expect(head).toContain(
        `<title>Extraction Technician at ${employer.name} · Leafshift</title>`,
      );
      expect(head).toContain(
        `<link rel="canonical" href="http://portal.test/job-posting/${id}" data-served>`,
      );
      expect(head).toContain(
        'content="Harbour Street, Kelowna, BC · $28.00 to $34.50 an hour. Run the extractors. Nights"',
      );
      expect(head).toContain(`property="og:url" content="http://portal.test/job-posting/${id}"`);
      expect(structured(head)).toMatchObject({
        '@type': 'JobPosting',
        title: 'Extraction Technician',
        description: '<p>Run the <strong>extractors</strong>.</p><ul><li>Nights</li></ul>',
        datePosted: api.clock.now().toISOString(),
        hiringOrganization: { name: employer.name },
        jobLocation: { address: { addressLocality: 'Kelowna', addressRegion: 'BC' } },
        baseSalary: { currency: 'CAD', value: { minValue: 28, maxValue: 34.5, unitText: 'HOUR' } },
      });
      expect(body).toContain('<h1><bdi>Extraction Technician</bdi></h1>');
      expect(body).toContain('<strong>extractors</strong>');
      expect(body).toContain('$28.00 to $34.50 an hour');
      expect(body).toContain('>Apply Here</a>');
    });

    it('say how somebody is employed, and where on the map', async () => {
      const id = await post({
        location: employer.locationId,
        employmentKind: 'part-time',
        weeklyHours: 24.5,
        benefits: ['health-and-dental', 'bonus'],
        credentials: ['CannSell'],
      });
      const { head, body } = await page(`/job-posting/${id}?lang=fr`);

      expect(structured(head)).toMatchObject({
        employmentType: 'PART_TIME',
        workHours: '24.5 h/week',
        jobBenefits: 'Assurance maladie et dentaire, Prime',
        qualifications: [{ '@type': 'EducationalOccupationalCredential', name: 'CannSell' }],
        jobLocation: {
          address: {
            streetAddress: '100 Queen St W',
            postalCode: 'M5H 2N2',
            addressLocality: 'Toronto',
            addressRegion: 'ON',
          },
        },
      });
      for (const fact of ['Temps partiel', '24,5 heures par semaine', 'Prime', 'CannSell']) {
        expect(body).toContain(fact);
      }
      const bare = structured((await page(`/job-posting/${await post()}`)).head);
      for (const left of ['employmentType', 'workHours', 'jobBenefits', 'qualifications']) {
        expect(bare).not.toHaveProperty(left);
      }
      expect(bare.jobLocation.address).not.toHaveProperty('streetAddress');
    });

    it('keep what an employer wrote from becoming markup', async () => {
      const id = await post({
        jobType: '</title><script>alert(1)</script>',
        jobDescription: '<p>Hi</p><script>alert(2)</script><p onclick="alert(3)">there</p>',
      });
      const { head, body } = await page(`/job-posting/${id}`);

      expect(head.match(/<script/g)).toHaveLength(1);
      expect(head.match(/<\/script/g)).toHaveLength(1);
      expect(structured(head)).toMatchObject({ title: '</title><script>alert(1)</script>' });
      expect(body).not.toContain('<script');
      expect(body).not.toContain('onclick');
    });

    it('speak the language of the address, else the chosen one, else the one of the browser', async () => {
      const id = await post();
      const address = `/job-posting/${id}`;

      expect(await page(`${address}?lang=ar`, { chosen: 'de', accepted: 'fr' })).toMatchObject({
        language: 'ar',
        direction: 'rtl',
      });
      expect((await page(address, { chosen: 'de', accepted: 'fr' })).body).toContain(
        'Hier bewerben',
      );
      const french = await page(address, { accepted: 'fr-CA,fr;q=0.9,en;q=0.8' });
      expect(french.body).toContain('Postuler ici');
      expect(french.body).toMatch(/De \d+,00\s\$ à \d+,00\s\$ l’heure/);
      for (const language of ['de', 'en', 'es', 'fr', 'ar', 'zh']) {
        const url = `http://portal.test/job-posting/${id}?lang=${language}`;
        expect(french.head).toContain(`hreflang="${language}" href="${url}"`);
        expect((await page(`${address}?lang=${language}`)).head).toContain(
          `<link rel="canonical" href="${url}"`,
        );
      }
    });

    it('say that it is gone, with 404 and with others, once it is deleted, expired or none', async () => {
      const kept = await post({ jobType: 'Keeper' });
      const id = await post();
      await api.request(deletePost, { params: { id } }, employer);

      for (const address of [`/job-posting/${id}`, '/job-posting/nonsense', '/job-posting/a/b']) {
        const gone = await page(address);
        expect(gone.status).toBe(404);
        expect(gone.body).toContain('This posting is no longer available');
        expect(gone.body).toContain(`href="/job-posting/${kept}"`);
        expect(gone.head).toContain('noindex');
        expect(gone.head).not.toContain('JobPosting');
      }
    });
  });

  describe('for the board', () => {
    it('hold cards, a search that works without scripts, and the way to the next page', async () => {
      for (let number = 0; number < 21; number += 1) await post({ jobType: `Grower ${number}` });
      const first = await page('/job-posting?q=grower&lang=de');

      expect(first.body.match(/class="ls-posting"/g)).toHaveLength(20);
      expect(first.body).toContain('name="q" value="grower"');
      expect(first.body).toContain('<input type="hidden" name="lang" value="de">');
      expect(first.head).toContain('noindex, follow');

      const next = /href="(\/job-posting\?[^"]*after=[^"]*)"/.exec(first.body)?.[1] ?? '';
      const second = await page(next.replaceAll('&amp;', '&'));
      expect(second.body.match(/class="ls-posting"/g)).toHaveLength(1);
      expect(second.body).toContain('Festanstellungen');
    });

    it('is there for who hires, too', async () => {
      const { body } = await page('/job-posting?lang=fr');
      expect(body).toContain(
        '<a href="/register?as=business">Publiez un poste permanent gratuitement</a>',
      );
    });

    it('are filtered by facts without scripts', async () => {
      const id = await post({ jobType: 'Night Trimmer', employmentKind: 'casual' });
      const { body } = await page('/job-posting?kind=casual&benefit=yacht&lang=de');

      expect(body.match(/class="ls-posting"/g)).toHaveLength(1);
      expect(body).toContain(`/job-posting/${id}`);
      expect(body).toContain('<details class="ls-posting-more-filters" open>');
      expect(body).toContain('<option value="casual" selected>Auf Abruf</option>');
      expect((await page('/job-posting')).body).not.toContain(' open>');
    });

    it('is there for search engines as a whole, and says when nothing matches', async () => {
      expect((await page('/job-posting')).head).toContain(
        '<link rel="canonical" href="http://portal.test/job-posting" data-served>',
      );
      expect((await page('/job-posting?q=astronaut&utm_source=x')).body).toContain(
        'No postings match your search',
      );
    });
  });

  it('are named in the sitemap while they are open, and the sitemap in robots.txt', async () => {
    const id = await post({ jobType: 'Mapped' });
    const text = async (call: typeof sitemap | typeof robots) =>
      (await fetch(`${api.origin}/api${call.path}`)).text();

    expect(await text(sitemap)).toContain(
      `<loc>http://portal.test/job-posting/${id}</loc><lastmod>${api.clock.now().toISOString()}</lastmod>`,
    );
    expect(await text(robots)).toContain('Sitemap: http://portal.test/sitemap.xml');
    api.clock.advance({ days: 60 });
    expect(await text(sitemap)).not.toContain(id);
  });
});
