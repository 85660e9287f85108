import { calendarFeedQuery, changeCalendarFeedMutation, messageOf } from '@leafshift/data-access';
import { useShell } from '@leafshift/shell-sdk';
import { ErrorState, ListSkeleton } from '@leafshift/ui/states';
import { useMutation, useQuery } from '@tanstack/react-query';
import Button from 'antd/es/button';
import Modal from 'antd/es/modal';
import { useTranslation } from 'react-i18next';
import styles from './calendar-feed-dialog.module.css';
import { FeedAddress } from './feed-address.tsx';

interface CalendarFeedDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The private link by which calendar programs follow my confirmed shifts. */
export function CalendarFeedDialog({ isOpen, onClose }: CalendarFeedDialogProps) {
  const { t } = useTranslation('mf-worker');
  const { api } = useShell();
  const { data, error, refetch, isFetching } = useQuery(calendarFeedQuery(api));
  return (
    <Modal
      open={isOpen}
      title={t('calendarFeed.title')}
      footer={null}
      width={560}
      centered
      closable={{ 'aria-label': t('action.close') }}
      destroyOnHidden
      onCancel={onClose}
    >
      <div className={styles.content}>
        <p>{t('calendarFeed.text')}</p>
        {data && (data.url === null ? <NoAddress /> : <FeedAddress url={data.url} />)}
        {!data && error && (
          <ErrorState isCompact error={error} onRetry={refetch} isRetrying={isFetching} />
        )}
        {!(data || error) && <ListSkeleton rows={1} />}
      </div>
    </Modal>
  );
}

function NoAddress() {
  const { t } = useTranslation('mf-worker');
  const { api, notify } = useShell();
  const change = useMutation({
    ...changeCalendarFeedMutation(api),
    onError: (error) => notify('Error', messageOf(error)),
  });
  return (
    <div>
      <Button
        type="primary"
        size="large"
        loading={change.isPending}
        onClick={() => change.mutate('renew')}
      >
        {t('calendarFeed.make')}
      </Button>
    </div>
  );
}
