import type { BusinessMember, MemberAct } from '@leafshift/contracts/members';
import type { TempPost } from '@leafshift/contracts/posts';
import { anId } from '@leafshift/testing/builders';

const HOUR_MS = 3_600_000;

/** What people of the business did in the last days, latest first. */
export function sampleActs(
  now: Date,
  team: readonly BusinessMember[],
  shifts: readonly TempPost[],
): MemberAct[] {
  const kinds = ['worker-confirmed', 'note-added', 'posting-created', 'hours-corrected'] as const;
  return Array.from({ length: 45 }, (_, index) => {
    const member = team[index % team.length];
    const shift = shifts[index % shifts.length];
    const [worker] = shift?.confirmedArr ?? [];
    const kind = kinds[index % kinds.length] ?? 'posting-created';
    const isAboutShift = kind !== 'note-added' && shift;
    return {
      _id: anId(7000 + index),
      at: new Date(now.getTime() - index * 3 * HOUR_MS).toISOString(),
      kind,
      by: { _id: member?._id ?? anId(1), name: member?.name ?? '' },
      post: isAboutShift
        ? { _id: shift._id, title: shift.jobTitle, date: shift.date, timeZone: shift.timeZone }
        : null,
      furtherPosts: 0,
      person: worker ? { _id: worker.requestUser, name: worker.name } : null,
      stores: isAboutShift ? [shift.location.locationName] : [],
    };
  });
}
