import { endCalendarFeed, renewCalendarFeed } from '@leafshift/contracts/calendar';
import type { Profile } from '@leafshift/contracts/profile';
import { calendarFeedQuery, messageOf } from '@leafshift/data-access';
import { useMessages } from '@leafshift/i18n/messages';
import { useCopy } from '@leafshift/remote-pages/clipboard';
import { useShell } from '@leafshift/shell-sdk';
import { ConfirmDialog } from '@leafshift/ui/confirm-dialog';
import { NativeSelect } from '@leafshift/ui/native-select';
import { ErrorState, ListSkeleton } from '@leafshift/ui/states';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import Button from 'antd/es/button';
import Input from 'antd/es/input';
import Modal from 'antd/es/modal';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './series.module.css';

interface FeedDialogProps {
  readonly isOpen: boolean;
  readonly stores: Profile['locations'];
  readonly onClose: () => void;
}

/** The private link by which calendar programs follow the schedule of all stores, or of one (SCHED-12). */
export function FeedDialog({ isOpen, stores, onClose }: FeedDialogProps) {
  const { t } = useTranslation('mf-employer');
  const { api } = useShell();
  const { data, error, refetch } = useQuery(calendarFeedQuery(api));
  return (
    <Modal
      open={isOpen}
      title={t('employerFeed.title')}
      footer={null}
      width={560}
      onCancel={onClose}
      destroyOnHidden
    >
      <p>{t('employerFeed.text')}</p>
      {data && <Feed url={data.url} location={data.location ?? null} stores={stores} />}
      {!data && error && <ErrorState isCompact error={error} onRetry={refetch} />}
      {!(data || error) && <ListSkeleton rows={2} />}
    </Modal>
  );
}

interface FeedProps {
  readonly url: string | null;
  readonly location: string | null;
  readonly stores: Profile['locations'];
}

function Feed({ url, location, stores }: FeedProps) {
  const { t } = useTranslation('mf-employer');
  const { api } = useShell();
  const client = useQueryClient();
  const say = useMessages();
  const copy = useCopy();
  const [store, setStore] = useState(location ?? '');
  const settled = {
    onSuccess: (feed: { url: string | null }) =>
      client.setQueryData(calendarFeedQuery(api).queryKey, feed),
  };
  const renew = useMutation({
    mutationFn: () =>
      api.send(renewCalendarFeed, { body: store === '' ? {} : { location: store } }),
    ...settled,
  });
  const end = useMutation({ mutationFn: () => api.send(endCalendarFeed, {}), ...settled });
  const [asked, setAsked] = useState<'renew' | 'end' | null>(null);
  const confirm = async () => {
    await (asked === 'end' ? end : renew).mutateAsync();
    setAsked(null);
  };
  return (
    <div className={styles.fields}>
      {url && (
        <>
          <div className={styles.field}>
            <Input
              readOnly
              size="large"
              dir="ltr"
              value={url}
              aria-label={t('employerFeed.address')}
              onFocus={({ target }) => target.select()}
            />
            <Button
              type="primary"
              size="large"
              onClick={() =>
                copy(url, { done: t('employerFeed.copied'), failed: t('employerFeed.notCopied') })
              }
            >
              {t('employerFeed.copy')}
            </Button>
          </div>
          <p>{t('employerFeed.private')}</p>
        </>
      )}
      <div className={styles.field}>
        <span aria-hidden>{t('employerFeed.scope')}</span>
        <NativeSelect
          isLarge
          label={t('employerFeed.scope')}
          value={store}
          options={[
            { value: '', label: t('employerFeed.all') },
            ...stores.map(({ _id, locationName }) => ({ value: _id, label: locationName })),
          ]}
          onChange={setStore}
        />
      </div>
      {renew.error && !url && <p role="alert">{say(messageOf(renew.error))}</p>}
      <div className={styles.buttons}>
        {url && (
          <Button danger size="large" onClick={() => setAsked('end')}>
            {t('employerFeed.end')}
          </Button>
        )}
        <Button
          type={url ? 'default' : 'primary'}
          size="large"
          loading={renew.isPending}
          onClick={() => (url ? setAsked('renew') : renew.mutate())}
        >
          {t(url ? 'employerFeed.renew' : 'employerFeed.make')}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={asked !== null}
        isDangerous
        title={t(asked === 'end' ? 'employerFeed.endAsk' : 'employerFeed.renewAsk')}
        confirmLabel={t(asked === 'end' ? 'employerFeed.end' : 'employerFeed.renew')}
        onConfirm={confirm}
        onCancel={() => setAsked(null)}
      >
        {t('employerFeed.oldLink')}
      </ConfirmDialog>
    </div>
  );
}
