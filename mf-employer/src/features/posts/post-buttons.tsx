import type { Post } from '@leafshift/contracts/posts';
import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { whenPostReached } from './lazy-post-modal.ts';
import { isTakenDown } from './post-edit-refusal.ts';
import { useEditPost } from './use-edit-post.ts';
import { useViewedPost } from './use-viewed-post.ts';

/** 'View Post' and 'Edit Post' of a card. */
export function PostButtons({ post }: { readonly post: Post }) {
  const { t } = useTranslation('mf-employer');
  const { view } = useViewedPost();
  const edit = useEditPost();
  return (
    <>
      <Button type="text" onClick={() => view(post._id)} {...whenPostReached}>
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
