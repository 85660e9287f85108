import type { Post } from '@leafshift/contracts/posts';
import { useRefusals } from '@leafshift/i18n/refusals';
import { useShell } from '@leafshift/shell-sdk';
import { postEditRefusal } from './post-edit-refusal.ts';

/** Opens the edit screen, or says why the posting cannot be edited. */
export function useEditPost(): (post: Post) => void {
  const { notify, navigate } = useShell();
  const say = useRefusals();
  return (post) => {
    const refusal = postEditRefusal(post);
    if (refusal) {
      notify(refusal.kind, say(refusal.text));
    } else {
      navigate(`/edit-posting/${post._id}`);
    }
  };
}
