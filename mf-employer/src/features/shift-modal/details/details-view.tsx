import type { TempPost } from '@leafshift/contracts/posts';
import { useRefusals } from '@leafshift/i18n/refusals';
import { useShell } from '@leafshift/shell-sdk';
import Button from 'antd/es/button';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { PostDetails } from '../../posts/post-details.tsx';
import { isTakenDown, postEditRefusal } from '../../posts/post-edit-refusal.ts';
import { useEditPost } from '../../posts/use-edit-post.ts';
import { useMay } from '../../team/use-may.ts';
import styles from '../views.module.css';

/** Everything that the posting says; edit it or make another one of it. */
export function DetailsView({ post }: { readonly post: TempPost }) {
  const { t } = useTranslation('mf-employer');
  const { navigate } = useShell();
  const say = useRefusals();
  const edit = useEditPost();
  const mayPlan = useMay('money');
  const id = useId();
  const refusal = isTakenDown(post) ? null : postEditRefusal(post);
  return (
    <>
      <PostDetails post={post} />
      {mayPlan && (
        <footer className={styles.footer}>
          {refusal && (
            <p id={id} className={styles.waits}>
              {say(refusal.text)}
            </p>
          )}
          <Button size="large" onClick={() => navigate(`/jobposting?from=${post._id}`)}>
            {t('action.duplicate')}
          </Button>
          {!isTakenDown(post) && (
            <Button
              size="large"
              // Not the disabled attribute: the button and its reason stay in reach of the keyboard.
              aria-disabled={refusal !== null}
              aria-describedby={refusal ? id : undefined}
              onClick={() => edit(post)}
            >
              {t('action.editPosting')}
            </Button>
          )}
        </footer>
      )}
    </>
  );
}
