import type { Post } from '@leafshift/contracts/posts';
import { useRefusals } from '@leafshift/i18n/refusals';
import { useShell } from '@leafshift/shell-sdk';
import { DetailSkeleton, ErrorState } from '@leafshift/ui/states';
import { useQuery } from '@tanstack/react-query';
import Button from 'antd/es/button';
import Modal from 'antd/es/modal';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { DeletePost } from './delete-post.tsx';
import { PostDetails } from './post-details.tsx';
import { isTakenDown, postEditRefusal } from './post-edit-refusal.ts';
import styles from './posts.module.css';
import { postQuery } from './queries.ts';
import { useEditPost } from './use-edit-post.ts';

interface PostModalProps {
  readonly isOpen: boolean;
  readonly postId: string;
  readonly known: Post | undefined;
  readonly onClose: () => void;
  readonly onClosed: () => void;
}

/** A posting as it stands: edit it, duplicate it, take it back. */
export function PostModal({ isOpen, postId, known, onClose, onClosed }: PostModalProps) {
  const { t } = useTranslation('mf-employer');
  const { api } = useShell();
  const post = useQuery({ ...postQuery(api, postId), placeholderData: known });
  return (
    <Modal
      open={isOpen}
      width={640}
      // The dialog stands near the top, so that content that loads grows downwards into free room.
      style={{ top: 56 }}
      styles={{ body: { minHeight: 320 } }}
      title={t('posts.viewTitle')}
      onCancel={onClose}
      afterClose={onClosed}
      destroyOnHidden
      footer={post.data ? <Buttons post={post.data} onClose={onClose} /> : null}
    >
      {post.data && <PostDetails post={post.data} />}
      {post.error && <ErrorState error={post.error} onRetry={post.refetch} />}
      {post.isPending && <DetailSkeleton />}
    </Modal>
  );
}

function Buttons({ post, onClose }: { post: Post; onClose: () => void }) {
  const { t } = useTranslation('mf-employer');
  const say = useRefusals();
  const reasonId = useId();
  const edit = useEditPost();
  const { navigate } = useShell();
  const refusal = isTakenDown(post) ? null : postEditRefusal(post);
  return (
    <div className={styles.buttons}>
      {refusal && (
        <p id={reasonId} className={styles.reason}>
          {say(refusal.text)}
        </p>
      )}
      <DeletePost post={post} onDeleted={onClose} />
      <span className={styles.spring} />
      <Button size="large" onClick={onClose}>
        {t('action.close')}
      </Button>
      <Button size="large" onClick={() => navigate(`/jobposting?from=${post._id}`)}>
        {t('action.duplicate')}
      </Button>
      {!isTakenDown(post) && (
        <Button
          type={refusal ? 'default' : 'primary'}
          size="large"
          className={refusal ? styles.refused : undefined}
          // Not the disabled attribute: the button and its reason stay in reach of the keyboard.
          aria-disabled={refusal !== null}
          aria-describedby={refusal ? reasonId : undefined}
          onClick={() => edit(post)}
        >
          {t('action.editPosting')}
        </Button>
      )}
    </div>
  );
}
