import type { Profile } from '@leafshift/contracts/profile';
import type { User } from '@leafshift/contracts/users';
import {
  aCertificate,
  aDocument,
  aLocation,
  anEmployer,
  anEmptyProfile,
  anId,
  aSupervisor,
  PICTURE,
} from '@leafshift/testing/builders';
import type { Viewer } from '@leafshift/testing/states';

/** All that this page's API knows; changed by its calls. */
export interface Store {
  user: User;
  profile: Profile;
}

const EIGHTY = 'The Greater Saskatchewan Cooperative of Independent Cannabis Growers & Retailers';

/** What does not belong to one level and can happen at any of them. */
export const SITUATIONS = [
  'usual',
  'long names',
  'documents rejected',
  'two certificates',
] as const;

const longNames = ({ user, profile }: Store): Store => ({
  user: { ...user, name: EIGHTY },
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
});

const documentsRejected = ({ user, profile }: Store): Store => ({
  user,
  profile: {
    ...profile,
    identificationDocument: aDocument({
      status: 'Rejected',
      reason: 'The picture is too dark to read the expiry date',
    }),
    backgroundCheck: aDocument({ status: 'Pending' }),
    businessLicence: aDocument({ status: 'Rejected', reason: 'The licence has expired' }),
  },
});

const twoCertificates = ({ user, profile }: Store): Store => ({
  user,
  profile: {
    ...profile,
    certificates: [
      aCertificate({ certificateUrl: PICTURE }),
      aCertificate({ _id: anId(940), certificationNumber: EIGHTY }),
    ],
  },
});

const CHANGES: Readonly<Record<string, (store: Store) => Store>> = {
  'long names': longNames,
  'documents rejected': documentsRejected,
  'two certificates': twoCertificates,
};

/** A viewer's account in a situation. */
export function accountIn(situation: string, { user, profile }: Viewer): Store {
  const store = { user: user ?? anEmployer(), profile: profile ?? anEmptyProfile() };
  return CHANGES[situation]?.(store) ?? store;
}
