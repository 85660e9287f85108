import type { Post } from '@leafshift/contracts/posts';
import { editRefusal } from '@leafshift/domain/shift-lifecycle';
import { useShell } from '@leafshift/shell-sdk';
import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { asShift } from '../shift/as-shift.ts';
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
      <Button type="text" onClick={() => edit(post)}>
        {t('action.editPost')}
      </Button>
    </>
  );
}

/** Opens the edit screen, or says why the posting cannot be edited. */
export function useEditPost(): (post: Post) => void {
  const { notify, navigate } = useShell();
  return (post) => {
    const refusal = post.employmentType === 'Temp' ? editRefusal(asShift(post)) : null;
    if (refusal) {
      notify(refusal.kind, refusal.msg);
    } else {
      navigate(`/edit-posting/${post._id}`);
    }
  };
}
