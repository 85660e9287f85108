import type { TempPost, TempPostForm } from '@leafshift/contracts/posts';
import type { Location } from '@leafshift/contracts/profile';
import { materialChanges, type WorkTerms } from '@leafshift/domain/shift-lifecycle';
import { workTermsOf } from '@leafshift/remote-pages/shifts';
import type { Incomplete } from './bodies.ts';

/** How many workers who requested a shift are asked again when it is saved like that. */
export function askedAgain(
  post: TempPost,
  body: Incomplete<TempPostForm>,
  locations: readonly Location[],
): number {
  const next = termsOfForm(body, locations);
  if (!next || materialChanges(workTermsOf(post), next).length === 0) {
    return 0;
  }
  return post.requests.filter(
    ({ changed }) => materialChanges(workTermsOf(changed?.before ?? post), next).length > 0,
  ).length;
}

function termsOfForm(
  { date, duration, rate, jobType, jobTitle, location: id }: Incomplete<TempPostForm>,
  locations: readonly Location[],
): WorkTerms | null {
  const location = locations.find(({ _id }) => _id === id);
  return date && duration && rate && jobType && jobTitle && location
    ? workTermsOf({ date, duration, rate, jobType, jobTitle, location })
    : null;
}
