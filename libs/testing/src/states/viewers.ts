import type { Profile } from '@leafshift/contracts/profile';
import type { User, UserType } from '@leafshift/contracts/users';
import {
  aDocument,
  anEmployer,
  anEmployerProfile,
  anEmptyProfile,
  anId,
  aSuspension,
  aWorker,
  aWorkerProfile,
  NOT_ONBOARDED,
} from '../builders/index.ts';

/** Somebody who looks at a page, with exactly what their level of onboarding has asked for. */
export interface Viewer {
  /** Null for a visitor. */
  readonly user: User | null;
  /** What the account holds; null where there is none. */
  readonly profile: Profile | null;
  /** The banner was closed for this browser session. */
  readonly sessionSkipOnboarding: boolean;
}

const SUSPENDED = { suspended: true, suspension: aSuspension() };

const LEVELS = [0, 1, 2, 3, 4] as const;
type Level = (typeof LEVELS)[number];

/** Businesses: completed, at each level that is reached before that, skipped, and suspended. */
export const EMPLOYER_VIEWERS = [
  'employer',
  'employer level 0',
  'employer level 1',
  'employer level 2',
  'employer level 3',
  'employer level 4',
  'employer skipped',
  'employer skipped for now',
  'employer suspended',
] as const;

/** Workers: completed, at each level that is reached before that, skipped, and suspended. */
export const WORKER_VIEWERS = [
  'worker',
  'worker level 0',
  'worker level 1',
  'worker level 2',
  'worker level 3',
  'worker level 4',
  'worker skipped',
  'worker skipped for now',
  'worker suspended',
] as const;

/** Everybody who can look at a page. */
export const VIEWERS = ['visitor', ...EMPLOYER_VIEWERS, ...WORKER_VIEWERS, 'admin'] as const;
export type ViewerName = (typeof VIEWERS)[number];

/** The signed-in viewers of a user type. */
export const viewersOf = (usertype: UserType): readonly ViewerName[] =>
  VIEWERS.filter((name) => aViewer(name).user?.usertype === usertype);

const flags = (reached: Level) => ({
  ...NOT_ONBOARDED,
  ...Object.fromEntries(Array.from({ length: reached }, (_, index) => [`level${index + 1}`, true])),
});

const notSubmitted = () => aDocument({ status: 'Not Submitted', submittedAt: undefined });

const viewer = (user: User | null, profile: Profile | null, forNow = false): Viewer => ({
  user,
  profile,
  sessionSkipOnboarding: forNow,
});

/** An employer who has reached a level, with what its steps have asked for (ONBOARD-15 to ONBOARD-19). */
const employerAt = (reached: Level): Viewer =>
  viewer(
    anEmployer({ ...flags(reached), ...(reached < 4 && { paymentMethods: [] }) }),
    reached === 0
      ? anEmptyProfile()
      : anEmployerProfile({
          onboarding: false,
          ...(reached < 2 && { supervisor: [] }),
          ...(reached < 3 && { locations: [] }),
          businessLicence: notSubmitted(),
        }),
  );

/** A worker who has reached a level, with what its steps have asked for (ONBOARD-20 to ONBOARD-23). */
const workerAt = (reached: Level): Viewer =>
  viewer(
    aWorker({ ...flags(reached), ...(reached < 3 && { bankDetails: [] }) }),
    reached === 0
      ? anEmptyProfile({ user: anId(2) })
      : aWorkerProfile({
          onboarding: false,
          ...(reached < 4 && { certificates: [] }),
          ...(reached < 2 && {
            identificationDocument: notSubmitted(),
            backgroundCheck: notSubmitted(),
          }),
          screeningSurvey: [],
        }),
  );

const skipped = ({ user, profile }: Viewer, forNow: boolean): Viewer =>
  viewer(user && { ...user, skipOnboarding: true }, profile, forNow);

const levelOf = (name: ViewerName): Level | undefined =>
  LEVELS.find((level) => name.endsWith(`level ${level}`));

function anEmployerViewer(name: (typeof EMPLOYER_VIEWERS)[number]): Viewer {
  if (name === 'employer') return viewer(anEmployer(), anEmployerProfile());
  if (name === 'employer skipped') return skipped(employerAt(1), false);
  if (name === 'employer skipped for now') return skipped(employerAt(1), true);
  if (name === 'employer suspended') {
    return viewer(anEmployer(SUSPENDED), anEmployerProfile());
  }
  return employerAt(levelOf(name) ?? 0);
}

function aWorkerViewer(name: (typeof WORKER_VIEWERS)[number]): Viewer {
  if (name === 'worker') return viewer(aWorker(), aWorkerProfile());
  if (name === 'worker skipped') return skipped(workerAt(1), false);
  if (name === 'worker skipped for now') return skipped(workerAt(1), true);
  if (name === 'worker suspended') return viewer(aWorker(SUSPENDED), aWorkerProfile());
  return workerAt(levelOf(name) ?? 0);
}

const isOne = <Name extends string>(names: readonly Name[], name: string): name is Name =>
  names.some((known) => known === name);

/** A viewer by name, made anew each time. */
export function aViewer(name: ViewerName): Viewer {
  if (isOne(EMPLOYER_VIEWERS, name)) return anEmployerViewer(name);
  if (isOne(WORKER_VIEWERS, name)) return aWorkerViewer(name);
  if (name === 'visitor') return viewer(null, null);
  const admin = anEmployer({ _id: anId(3), name: 'Sam Office', usertype: 'Admin' });
  return viewer({ ...admin, email: 'office@leafshift.example', paymentMethods: [] }, null);
}
