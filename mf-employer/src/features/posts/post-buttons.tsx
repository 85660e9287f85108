import type { Post } from '@leafshift/contracts/posts';
import { useRefusals } from '@leafshift/i18n/refusals';
import { useShell } from '@leafshift/shell-sdk';
import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { isTakenDown, postEditRefusal } from './post-edit-refusal.ts';
import { useViewedPost } from './use-viewed-post.ts';

/** 'View Post' and 'Edit Post' of a card. */
export function PostButtons({ post }: { readonly post: Post }) {
  const { t } = useTranslation('mf-employer');
  const { view } = useViewedPost();
  const edit = useEditPost();
  return (
    <>
      <Button type="text" onClick={() => view(post._id)}>
        {t('action.viewPost')}
      </Button>
      {!isTakenDown(post) && (
        <Button type="text" onClick={() => edit(post)}>
          {t('action.editPost')}
        </Button>
      )}
    </>
  );
}

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
