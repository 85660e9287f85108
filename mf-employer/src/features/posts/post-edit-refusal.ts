import type { Post } from '@leafshift/contracts/posts';
import { nextPostingState } from '@leafshift/domain/moderation';
import type { Refusal } from '@leafshift/domain/refusal';
import { editRefusal } from '@leafshift/domain/shift-lifecycle';
import { textCode } from '@leafshift/domain/text-code';
import { toLifecycleShift } from '@leafshift/remote-pages/shifts';

const TAKEN_DOWN = { kind: 'Info', text: textCode('POSTING_TAKEN_DOWN') } as const;

/** Why a posting of mine cannot be edited, or null. */
export function postEditRefusal(post: Post): Pick<Refusal, 'kind' | 'text'> | null {
  if (post.employmentType === 'Temp') {
    return editRefusal(toLifecycleShift(post));
  }
  return isTakenDown(post) ? TAKEN_DOWN : null;
}

/** Whether the back office took a posting of mine down for good. */
export const isTakenDown = (post: Post): boolean =>
  post.employmentType === 'Permanent'
    ? nextPostingState(post.state, 'edit') === null
    : post.takenDownReason !== undefined;
