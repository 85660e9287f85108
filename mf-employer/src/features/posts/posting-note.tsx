import type { PermanentPost } from '@leafshift/contracts/posts';
import { useUser } from '@leafshift/shell-sdk';
import { type MarkKind, StatusMark } from '@leafshift/ui/status-mark';
import { useTranslation } from 'react-i18next';
import styles from './posting-note.module.css';

/** Where a posting of mine stands that the public board does not show. */
type Unseen = Exclude<PermanentPost['state'], 'published'> | 'hidden';

const MARKS: Readonly<Record<Unseen, MarkKind>> = {
  'in-review': 'waiting',
  rejected: 'problem',
  'taken-down': 'problem',
  hidden: 'problem',
};

/** Null for one that is on the board. */
export function useUnseen(post: PermanentPost): Unseen | null {
  const { suspended } = useUser();
  if (post.state !== 'published') {
    return post.state;
  }
  return suspended ? 'hidden' : null;
}

/** Why the public board does not show a permanent posting of mine, and what I can do. */
export function PostingNote({ post }: { readonly post: PermanentPost }) {
  const unseen = useUnseen(post);
  return unseen && <Note unseen={unseen} reason={post.stateReason} />;
}

/** That the back office took a shift of mine down, and why. */
export function TakenDownNote({ reason }: { readonly reason: string | undefined }) {
  return reason === undefined ? null : <Note unseen="taken-down" reason={reason} />;
}

function Note({ unseen, reason }: { unseen: Unseen; reason: string | null }) {
  const { t } = useTranslation('mf-employer');
  return (
    <div className={styles.note} data-kind={unseen === 'in-review' ? 'waiting' : 'problem'}>
      <StatusMark kind={MARKS[unseen]} variant="plain">
        {t(`unseen.${unseen}`)}
      </StatusMark>
      {reason && (
        <p>
          {t('unseen.reason')} <bdi>{reason}</bdi>
        </p>
      )}
      <p className={styles.text}>{t(`unseen.${unseen}-text`)}</p>
    </div>
  );
}
