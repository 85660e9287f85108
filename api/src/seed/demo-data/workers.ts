import type { SurveyForm, WorkerProfileForm } from '@leafshift/contracts/profile';
import { HOMES } from './places.ts';

export type Stage = 0 | 1 | 2 | 3 | 4 | 'skipped' | 'onboarded';

/** What the back office has made of somebody's documents. */
export type ReviewState = 'approved' | 'waiting' | 'rejected';

export interface DemoWorker {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly province: keyof typeof HOMES;
  readonly home: (typeof HOMES)['ON'][number];
  readonly birthDay: string;
  readonly bio: string;
  readonly posExperience: NonNullable<WorkerProfileForm['posExperience']>;
  readonly survey: Pick<SurveyForm, 'yearsExperience' | 'cannabisKnowledge' | 'convictedOfCrime'>;
  readonly stage: Stage;
  readonly review: ReviewState;
  readonly hasPicture: boolean;
  readonly hasBank: boolean;
  readonly hasCertificate: boolean;
  /** Days before today on which they sign up. */
  readonly signedUpDaysAgo: number;
}

const NAMES: Readonly<Record<keyof typeof HOMES, readonly string[]>> = {
  ON: [
    'Maya Fraser',
    'Liam O’Connor',
    'Noor Haddad',
    'Jasmine Li',
    'Andre Baptiste',
    'Hannah Cohen',
    'Devon Clarke',
    'Sofia Rossi',
    'Kwame Mensah',
    'Emily Thompson',
    'Arjun Patel',
    'Grace Kim',
    'Owen MacDonald',
    'Fatima Yusuf',
  ],
  BC: [
    'Tyler Nguyen',
    'Rosa Delgado',
    'Ethan Williams',
    'Mei Chen',
    'Cole Anderson',
    'Simran Gill',
    'Zara Ahmed',
    'Jonah Peters',
    'Lena Kowalski',
    'Marcus Joseph',
  ],
  AB: [
    'Brooke Sinclair',
    'Dylan Cardinal',
    'Anika Sharma',
    'Wyatt Lemieux',
    'Isabel Torres',
    'Ryan Bouchard',
    'Chloe Martens',
    'Samuel Okafor',
  ],
  QC: [
    'Camille Tremblay',
    'Olivier Roy',
    'Léa Bergeron',
    'Mathis Lavoie',
    'Inès Benali',
    'Gabriel Côté',
    'Audrey Pelletier',
    'Thomas Girard',
  ],
};

const BIOS = [
  'Three years behind the counter, certified, and happiest when a guest comes back to say it worked.',
  'I learn a menu quickly, show up early and keep a tidy till.',
  'Trimmed four harvests in the valley. Patient hands, good music, no drama.',
  'Event person through and through: setup, crowd, teardown, and a smile at all three.',
  'Studying plant science in the evenings, packing with care during the day.',
  'Bilingual, calm under pressure, and curious about everything on the shelf.',
  'Former barista. I know regulars by name and inventory by heart.',
  'Looking for weekend shifts. Comfortable with POS systems and long lines.',
] as const;

/** The item at an index, beginning anew after the last one. */
function itemAt<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) {
    throw new RangeError('There are no items');
  }
  return item;
}

/** The last ones of each province are still on their way through onboarding. */
const UNFINISHED: Readonly<Record<keyof typeof HOMES, readonly Stage[]>> = {
  ON: ['skipped', 2, 0],
  BC: [1, 4, 0],
  AB: ['skipped', 3],
  QC: [4, 1],
};

const emailOf = (name: string): string =>
  `${name
    .normalize('NFD')
    .replace(/[^A-Za-z ]/g, '')
    .toLowerCase()
    .replace(/ +/g, '.')}@demo.leafshift.ca`;

function workersOf(province: keyof typeof HOMES): DemoWorker[] {
  const names = NAMES[province];
  const unfinished = UNFINISHED[province];
  const homes = HOMES[province];
  return names.map((name, index) => {
    const [firstName = '', ...rest] = name.split(' ');
    const stage = unfinished[index - (names.length - unfinished.length)] ?? 'onboarded';
    return {
      email: index === 0 && province === 'ON' ? 'worker@demo.leafshift.ca' : emailOf(name),
      firstName,
      lastName: rest.join(' '),
      province,
      home: itemAt(homes, index),
      birthDay: `${1984 + ((index * 5) % 19)}-${String(1 + ((index * 7) % 12)).padStart(2, '0')}-${String(3 + ((index * 11) % 25)).padStart(2, '0')}`,
      bio: itemAt(BIOS, index),
      posExperience: index % 2 === 0 ? ['cova'] : ['greenline', 'other'],
      survey: {
        yearsExperience: itemAt(['2', '5+', '1', '3', '4'] as const, index),
        cannabisKnowledge: 3 + (index % 3),
        convictedOfCrime: index === 7 ? 'yes' : 'no',
      },
      stage,
      review: reviewOf(index, stage),
      hasPicture: index % 4 !== 3,
      hasBank: index % 5 !== 4,
      hasCertificate: index % 3 !== 1,
      signedUpDaysAgo: signedUpDaysAgo(index, stage),
    };
  });
}

/** Most have been there from the start; some came later, and the unfinished ones lately. */
function signedUpDaysAgo(index: number, stage: Stage): number {
  if (stage !== 'onboarded') {
    return 1 + index;
  }
  return index % 3 === 2 ? 26 - index : 49 - (index % 2);
}

function reviewOf(index: number, stage: Stage): ReviewState {
  if (stage !== 'onboarded' || index === 8) {
    return 'waiting';
  }
  return index === 5 ? 'rejected' : 'approved';
}

/** Forty workers at every stage of onboarding; the demo account first. */
export const WORKERS: readonly DemoWorker[] = (['ON', 'BC', 'AB', 'QC'] as const).flatMap(
  workersOf,
);
