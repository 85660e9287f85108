import type { Post, TempPost } from '@leafshift/contracts/posts';
import { useShell } from '@leafshift/shell-sdk';
import { useFocusOnChange } from '@leafshift/ui/focus';
import { ErrorState, ListSkeleton } from '@leafshift/ui/states';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import Modal from 'antd/es/modal';
import { useTranslation } from 'react-i18next';
import { postQuery } from '../posts/queries.ts';
import { ShiftModalView } from './shift-modal-view.tsx';
import { type ShiftView, useViewStack, type ViewStack } from './shift-view.ts';
import styles from './views.module.css';

interface ShiftModalProps {
  readonly isOpen: boolean;
  readonly postId: string;
  readonly firstView: 'request' | 'confirmed';
  /** The shift as a list knows it already, so that nothing has to load first. */
  readonly known?: TempPost | undefined;
  readonly onClose: () => void;
  /** After the dialog has gone. */
  readonly onClosed: () => void;
}

const TITLES = {
  request: 'shiftModal.requests',
  confirmed: 'shiftModal.confirmed',
  tempProfile: 'shiftModal.workerProfile',
  jobDetails: 'shiftModal.jobDetails',
  invite: 'invite.title',
  submit: 'shiftModal.confirmShiftDetails',
  submitted: 'shiftModal.submitted',
} as const satisfies Record<ShiftView['name'], string>;

/** One shift's requests, confirmed workers, times, ratings and submission, in one dialog. */
export function ShiftModal(props: ShiftModalProps) {
  const { isOpen, postId, firstView, known, onClose, onClosed } = props;
  const { t } = useTranslation('mf-employer');
  const { api } = useShell();
  const views = useViewStack({ name: firstView });
  const post = useQuery({ ...postQuery(api, postId), placeholderData: known });
  const body = useFocusOnChange<HTMLDivElement>(views.view);
  const title = t(TITLES[views.view.name]);
  return (
    <Modal
      open={isOpen}
      width={640}
      style={{ top: 56 }}
      footer={null}
      title={title}
      onCancel={onClose}
      afterClose={onClosed}
      destroyOnHidden
    >
      <section ref={body} aria-label={title} tabIndex={-1} className={styles.body}>
        <LoadedShift post={post} views={views} onClose={onClose} />
      </section>
    </Modal>
  );
}

interface LoadedShiftProps {
  readonly post: UseQueryResult<Post>;
  readonly views: ViewStack;
  readonly onClose: () => void;
}

function LoadedShift({ post, views, onClose }: LoadedShiftProps) {
  if (post.data?.employmentType === 'Temp') {
    return <ShiftModalView post={post.data} views={views} onClose={onClose} />;
  }
  if (post.error) {
    return <ErrorState error={post.error} onRetry={post.refetch} isRetrying={post.isFetching} />;
  }
  return <ListSkeleton rows={4} />;
}
