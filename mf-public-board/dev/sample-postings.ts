import type { HowToApply, PermanentPost } from '@leafshift/contracts/posts';
import { anId, aPermanentPost } from '@leafshift/testing/builders';

const DESCRIPTION = `<p>Our shop on the corner of Main and Broadway has been part of the
neighbourhood for six years. We are looking for somebody who enjoys a busy counter, knows the
products, and keeps calm on a Friday evening.</p><h3>What you will do</h3><ul><li>Lead a team of
nine across two shifts</li><li>Order, receive and count stock</li><li>Answer our guests' questions
with patience</li></ul><h3>What you bring</h3><ul><li>Three years in licensed retail</li><li>A
valid Selling it Right certificate</li><li>Cova or Greenline experience</li></ul><p>Benefits begin
after three months. We close on statutory holidays.</p>`;

const EMAIL: HowToApply = {
  kind: 'email',
  email: 'jobs@mapleleaf.example',
  subject: 'Your posting',
};
const FORM: HowToApply = { kind: 'form', url: 'https://forms.example.ca/apply' };
const COME_BY: HowToApply = {
  kind: 'instructions',
  text: 'Please bring your résumé to the shop between 10 and 4 and ask for Priya.',
};

type Sample = readonly [
  title: string,
  company: string,
  place: string,
  low: number,
  high: number,
  hoursOld: number,
  apply: HowToApply,
];

const SAMPLES: readonly Sample[] = [
  ['Store manager', 'Maple Leaf Dispensary', 'Vancouver, BC', 28, 34.5, 0.4, EMAIL],
  ['Master grower', 'North Shore Cultivation', 'Thunder Bay, ON', 38, 52, 5, FORM],
  ['Packaging line lead', 'Prairie Processing', 'Saskatoon, SK', 24, 27.5, 30, COME_BY],
  ['Quality assurance person', 'Cascade Extracts', 'Kelowna, BC', 32, 41, 55, EMAIL],
  [
    'Regional director of retail operations, compliance and community relations (West)',
    'The Greater Saskatchewan Cooperative of Independent Cannabis Growers & Retailers',
    'Saint-Louis-du-Ha! Ha!, QC',
    48,
    71.25,
    190,
    FORM,
  ],
  ['Compliance officer', 'Harbour Cannabis', 'Halifax, NS', 30, 36, 400, EMAIL],
  ['Directrice de succursale', 'Feuille d’érable', 'Montréal, QC', 29, 35, 900, COME_BY],
];

const FACTS: readonly Partial<PermanentPost>[] = [
  {},
  { employmentKind: 'part-time', weeklyHours: 24, benefits: ['flexible-hours'], credentials: [] },
  { employmentKind: null, weeklyHours: null, benefits: [], credentials: [] },
];

const HOUR_MS = 3_600_000;

const posting = (
  [jobType, name, location, rate, rateHigh, hoursOld, apply]: Sample,
  number: number,
): PermanentPost =>
  aPermanentPost({
    _id: anId(3000 + number),
    jobType,
    name,
    location,
    province: location.slice(-2),
    rate,
    rateHigh,
    apply,
    jobDescription: DESCRIPTION,
    ...FACTS[number % FACTS.length],
    date: new Date(Date.now() - hoursOld * HOUR_MS).toISOString(),
  });

/** A board as on an ordinary day; one title and one company are 80 characters long. */
export const fewPostings = (): PermanentPost[] => SAMPLES.map(posting);

const MANY = 200;

/** Two hundred postings, to page through. */
export const manyPostings = (): PermanentPost[] =>
  Array.from({ length: MANY }, (_, number) => {
    const [title, company, place, low, high, , apply] = SAMPLES[number % 4] as Sample;
    return posting(
      [`${title} ${number + 1}`, company, place, low, high, number * 3, apply],
      number,
    );
  });
