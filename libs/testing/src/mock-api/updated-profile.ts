import type { Profile, ProfileUpdate } from '@leafshift/contracts/profile';
import { changedShownFields, documentsShowing } from '@leafshift/domain/locked-fields';

const DOCUMENTS = ['identificationDocument', 'backgroundCheck', 'businessLicence'] as const;

/** A profile as the API saves it: what is submitted waits, and what was approved for other details waits again. */
export function updatedProfile(profile: Profile, update: ProfileUpdate): Profile {
  const { identificationDocument, backgroundCheck, businessLicence, ...plain } = update;
  const submitted = { identificationDocument, backgroundCheck, businessLicence };
  const again = documentsShowing(changedShownFields(profile, plain)).filter(
    (kind) => profile[kind].status === 'Approved',
  );
  const submittedAt = new Date().toISOString();
  const waiting = { status: 'Pending' as const, submittedAt };
  return {
    ...profile,
    ...(plain as Partial<Profile>),
    ...Object.fromEntries(again.map((kind) => [kind, { ...waiting, mayReplace: true as const }])),
    ...Object.fromEntries(
      DOCUMENTS.filter((kind) => submitted[kind]).map((kind) => [
        kind,
        { ...waiting, ...submitted[kind] },
      ]),
    ),
  };
}
