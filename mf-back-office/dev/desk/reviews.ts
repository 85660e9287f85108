import type { Review } from '@leafshift/contracts/admin';
import { anId, aReview, PICTURE } from '@leafshift/testing/builders';

const HOUR_MS = 3_600_000;
const PEOPLE = [
  'Ana Roy',
  'Kim Tran',
  'Wolfeschlegelsteinhausenbergerdorff Hubert Blaine the Third of Saint-Louis-du-Ha! Ha!',
  'Noor Haddad',
  'Li Wei',
  'Olivia Brown',
  'Mathis Gagnon',
  'Priya Singh',
];
const KINDS = ['identificationDocument', 'backgroundCheck', 'businessLicence'] as const;
/** Of one of them a certificate waits. */
const CERTIFIED = 4;
const SELL_SAFE = {
  kind: 'certificate' as const,
  certificate: {
    certificationName: 'SellSafe',
    certificationNumber: 'SS-204418',
    issuedOn: '2021-06-14',
    expiresOn: '2026-06-14',
  },
};

/** Documents that wait since a few hours up to three days. */
export const waitingReviews = (now: number): Review[] =>
  PEOPLE.map((name, index) =>
    aReview({
      _id: anId(700 + index),
      user: anId(720 + index),
      userName: name,
      kind: KINDS[index % KINDS.length] ?? 'identificationDocument',
      stated: { name, birthDay: index % KINDS.length === 2 ? null : '1996-04-17' },
      approvedBefore: index === 3 ? { name: 'Noor Al-Haddad', birthDay: '1996-04-17' } : null,
      claimedBy:
        index === 5
          ? { _id: anId(9), name: 'Robin Desk', until: new Date(now + 120_000).toISOString() }
          : null,
      uploadUrl: `${PICTURE}#${index}`,
      ...(index === 0 && { backUrl: `${PICTURE}#${index}-back` }),
      ...(index === CERTIFIED && SELL_SAFE),
      submittedAt: new Date(now - (70 - index * 9) * HOUR_MS).toISOString(),
    }),
  );
