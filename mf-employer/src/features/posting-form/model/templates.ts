import type { PostingTemplate } from '@leafshift/contracts/posting-templates';
import { WeeklyHours } from '@leafshift/contracts/posts';
import type { Profile } from '@leafshift/contracts/profile';
import { shownHours, typedHours } from './bodies.ts';
import type { PostingDraft } from './draft.ts';
import { EMPTY_DRAFT } from './draft.ts';

type Posting = PostingTemplate['posting'];

/** A form as a template: all of its values except the days and the invitations. */
export function postingOf({ employmentType, temp, permanent }: PostingDraft): Posting {
  if (employmentType === 'Permanent') {
    const weeklyHours = WeeklyHours.safeParse(typedHours(permanent.weeklyHours)).data ?? null;
    const benefits = [...permanent.benefits];
    const credentials = [...permanent.credentials];
    return { employmentType, ...permanent, weeklyHours, benefits, credentials };
  }
  const { days: _days, invited: _invited, time, ...shift } = temp;
  return { employmentType, startTime: time, ...shift, credentials: [...shift.credentials] };
}

/**
 * A form that begins from a template; a location or supervisor that is gone is to be chosen anew.
 */
export function draftOf(posting: Posting, profile: Profile): PostingDraft {
  const location = known(profile.locations, posting.location);
  if (posting.employmentType === 'Permanent') {
    const { employmentType, ...permanent } = posting;
    const facts = {
      employmentKind: permanent.employmentKind ?? null,
      weeklyHours: shownHours(permanent.weeklyHours),
      benefits: permanent.benefits ?? [],
      credentials: permanent.credentials ?? [],
    };
    return { ...EMPTY_DRAFT, employmentType, permanent: { ...permanent, ...facts, location } };
  }
  const { employmentType, startTime, ...shift } = posting;
  const supervisor = known(profile.supervisor, posting.supervisor);
  const temp = {
    ...shift,
    days: [],
    invited: [],
    time: startTime,
    location,
    supervisor,
    credentials: posting.credentials ?? [],
  };
  return { ...EMPTY_DRAFT, employmentType, temp };
}

function known(entries: readonly { readonly _id: string }[], id: string | null): string | null {
  return entries.some(({ _id }) => _id === id) ? id : null;
}
