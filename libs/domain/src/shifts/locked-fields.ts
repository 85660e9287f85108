import type { DocumentStatus } from '../onboarding/steps/documents.ts';
import type { CalendarDay } from '../zones/calendar.ts';

/** What each document shows to be true of a profile: whoever reviews it compares the two. */
const SHOWN = {
  identificationDocument: ['firstName', 'lastName', 'birthDay'],
  backgroundCheck: ['firstName', 'lastName', 'birthDay'],
  businessLicence: ['name'],
} as const;

type ShowingDocument = keyof typeof SHOWN;
export type LockedField = (typeof SHOWN)[ShowingDocument][number];

const DOCUMENTS = Object.keys(SHOWN) as readonly ShowingDocument[];
const FIELDS = [...new Set(Object.values(SHOWN).flat())];

/** The documents that are reviewed anew when those fields change. */
export const documentsShowing = (fields: readonly LockedField[]): readonly ShowingDocument[] =>
  DOCUMENTS.filter((document) => SHOWN[document].some((field) => fields.includes(field)));

/** The fields that an approval has locked (TRUST-5). */
export const lockedFields = (
  statuses: Readonly<Partial<Record<ShowingDocument, DocumentStatus>>>,
): readonly LockedField[] =>
  FIELDS.filter((field) =>
    documentsShowing([field]).some((document) => statuses[document] === 'Approved'),
  );

/** Which of the fields that documents show a change gives another value. */
export const changedShownFields = (
  before: Readonly<Partial<Record<LockedField, string>>>,
  change: Readonly<Partial<Record<LockedField, string | undefined>>>,
): readonly LockedField[] =>
  FIELDS.filter((field) => change[field] !== undefined && change[field] !== before[field]);

/** The birth date that counts for a minimum age: of a changed one and the approved one, the younger. */
export const birthDayThatCounts = (
  stated: CalendarDay | undefined,
  approved: CalendarDay | undefined,
): CalendarDay | null =>
  [stated, approved]
    .filter((day) => day !== undefined)
    .toSorted()
    .at(-1) ?? null;
