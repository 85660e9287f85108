import type { Profile } from '@leafshift/contracts/profile';
import type { User } from '@leafshift/contracts/users';
import {
  aCertificate,
  aDocument,
  aLocation,
  anEmployer,
  anEmployerProfile,
  anEmptyProfile,
  anId,
  aSupervisor,
  aWorker,
  aWorkerProfile,
  NOT_ONBOARDED,
} from '@leafshift/testing/builders';

/** All that this page's API knows; changed by its calls. */
export interface Store {
  user: User;
  profile: Profile;
}

type Level = 0 | 1 | 2 | 3 | 4;

const EIGHTY = 'The Greater Saskatchewan Cooperative of Independent Cannabis Growers & Retailers';

const flags = (reached: Level) => ({
  ...NOT_ONBOARDED,
  ...Object.fromEntries(Array.from({ length: reached }, (_, index) => [`level${index + 1}`, true])),
});

const notSubmitted = aDocument({ status: 'Not Submitted', submittedAt: undefined });

/** An employer who has reached a level, with exactly what its steps have asked for. */
const employerAt = (reached: Level): Store => ({
  user: anEmployer({ ...flags(reached), ...(reached < 4 && { paymentMethods: [] }) }),
  profile:
    reached === 0
      ? anEmptyProfile()
      : anEmployerProfile({
          onboarding: false,
          ...(reached < 2 && { supervisor: [] }),
          ...(reached < 3 && { locations: [] }),
          businessLicence: notSubmitted,
        }),
});

/** A worker who has reached a level, with exactly what its steps have asked for. */
const workerAt = (reached: Level): Store => ({
  user: aWorker({ ...flags(reached), ...(reached < 3 && { bankDetails: [] }) }),
  profile:
    reached === 0
      ? anEmptyProfile()
      : aWorkerProfile({
          onboarding: false,
          ...(reached < 4 && { certificates: [] }),
          ...(reached < 2 && {
            identificationDocument: notSubmitted,
            backgroundCheck: notSubmitted,
          }),
          screeningSurvey: [],
        }),
});

const longNames = (): Store => {
  const { user, profile } = employerAt(3);
  return {
    user: { ...user, name: EIGHTY, level2: false, level3: false },
    profile: {
      ...profile,
      name: EIGHTY,
      supervisor: [
        aSupervisor({ name: EIGHTY, email: `${'long.name.'.repeat(6)}@growers.example` }),
        ...Array.from({ length: 12 }, (_, index) =>
          aSupervisor({ _id: anId(900 + index), name: `Supervisor ${index + 1}` }),
        ),
      ],
      locations: Array.from({ length: 9 }, (_, index) =>
        aLocation({ _id: anId(920 + index), locationName: `${EIGHTY} ${index + 1}` }),
      ),
    },
  };
};

const rejected = (): Store => {
  const { user, profile } = workerAt(1);
  return {
    user,
    profile: {
      ...profile,
      identificationDocument: aDocument({
        status: 'Rejected',
        reason: 'The picture is too dark to read the expiry date',
      }),
      backgroundCheck: aDocument({ status: 'Pending' }),
    },
  };
};

const certified = (): Store => {
  const { user, profile } = workerAt(3);
  return {
    user,
    profile: {
      ...profile,
      certificates: [aCertificate(), aCertificate({ _id: anId(940), certificationNumber: EIGHTY })],
    },
  };
};

const skipped = ({ user, profile }: Store): Store => ({
  user: { ...user, skipOnboarding: true },
  profile,
});

/** Every level of both user types, and what does not fit a level. */
export const accounts: Readonly<Record<string, () => Store>> = {
  'employer 1': () => employerAt(0),
  'employer 2': () => employerAt(1),
  'employer 3': () => employerAt(2),
  'employer 4': () => employerAt(3),
  'employer 5': () => employerAt(4),
  'employer skipped': () => skipped(employerAt(1)),
  'employer long names': longNames,
  'worker 1': () => workerAt(0),
  'worker 2': () => workerAt(1),
  'worker 3': () => workerAt(2),
  'worker 4': () => workerAt(3),
  'worker 5': () => workerAt(4),
  'worker rejected': rejected,
  'worker certified': certified,
  'worker skipped': () => skipped(workerAt(1)),
};
