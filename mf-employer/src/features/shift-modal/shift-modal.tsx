import type { Post, TempPost } from '@leafshift/contracts/posts';
import { useShell } from '@leafshift/shell-sdk';
import { useFocusOnChange } from '@leafshift/ui/focus';
import { ClosingGuard, useClosingGuard } from '@leafshift/ui/form-modal';
import { ErrorState, ListSkeleton } from '@leafshift/ui/states';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import Drawer from 'antd/es/drawer';
import { useTranslation } from 'react-i18next';
import { postQuery } from '../posts/queries.ts';
import { ShiftModalView } from './shift-modal-view.tsx';
import { ShiftParts } from './shift-parts.tsx';
import { type ShiftView, useViewStack, type ViewStack } from './shift-view.ts';
import { useHourDrafts } from './timesheet/use-hour-drafts.ts';
import { type FirstView, SHIFT_PARTS } from './use-open-shift.ts';
import styles from './views.module.css';

interface ShiftModalProps {
  readonly isOpen: boolean;
  readonly postId: string;
  readonly firstView: FirstView;
  /** The shift as a list knows it already, so that nothing has to load first. */
  readonly known?: TempPost | undefined;
  readonly onClose: () => void;
  /** After the panel has gone. */
  readonly onClosed: () => void;
}

const TITLES = {
  request: 'shiftModal.requests',
  confirmed: 'shiftModal.confirmed',
  timesheet: 'panel.timesheet',
  details: 'panel.details',
  tempProfile: 'shiftModal.workerProfile',
  jobDetails: 'shiftModal.jobDetails',
  invite: 'invite.title',
  offer: 'offer.title',
  autoConfirm: 'autoConfirm.title',
  submit: 'shiftModal.confirmShiftDetails',
  submitted: 'shiftModal.submitted',
} as const satisfies Record<ShiftView['name'], string>;

/** One shift's requests, confirmed workers, times, ratings and submission, in a panel beside the list (SHIFT-61). */
export function ShiftModal(props: ShiftModalProps) {
  const { isOpen, postId, firstView, known, onClose, onClosed } = props;
  const { t } = useTranslation('mf-employer');
  const { api } = useShell();
  const views = useViewStack({ name: firstView });
  const post = useQuery({ ...postQuery(api, postId), placeholderData: known });
  const hours = useHourDrafts(postId);
  const isRecordable = post.data?.employmentType === 'Temp' && post.data.status === null;
  const guard = useClosingGuard(
    () => {
      hours.change(() => new Map());
      onClose();
    },
    hours.drafts.size > 0 && isRecordable,
  );
  const body = useFocusOnChange<HTMLDivElement>(views.view);
  const title = t(TITLES[views.view.name]);
  return (
    <Drawer
      open={isOpen}
      size="min(720px, 100vw)"
      placement={document.documentElement.dir === 'rtl' ? 'left' : 'right'}
      title={title}
      closable={{ placement: 'end' }}
      onClose={guard.close}
      afterOpenChange={(isShown) => !isShown && onClosed()}
      destroyOnHidden
    >
      <section ref={body} aria-label={title} tabIndex={-1} className={styles.body}>
        <ClosingGuard guard={guard}>
          <LoadedShift post={post} views={views} />
        </ClosingGuard>
      </section>
    </Drawer>
  );
}

interface LoadedShiftProps {
  readonly post: UseQueryResult<Post>;
  readonly views: ViewStack;
}

function LoadedShift({ post, views }: LoadedShiftProps) {
  if (post.data?.employmentType === 'Temp') {
    const part = SHIFT_PARTS.find((known) => known === views.view.name);
    return (
      <>
        {part && <ShiftParts post={post.data} part={part} views={views} />}
        <ShiftModalView post={post.data} views={views} />
      </>
    );
  }
  if (post.error) {
    return <ErrorState error={post.error} onRetry={post.refetch} isRetrying={post.isFetching} />;
  }
  return <ListSkeleton rows={4} />;
}
