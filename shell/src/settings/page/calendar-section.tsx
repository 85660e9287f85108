import { calendarFeedQuery, changeCalendarFeedMutation, messageOf } from '@leafshift/data-access';
import { ConfirmDialog } from '@leafshift/ui/confirm-dialog';
import { Section } from '@leafshift/ui/page';
import { ErrorState, ListSkeleton } from '@leafshift/ui/states';
import { useMutation, useQuery } from '@tanstack/react-query';
import Button from 'antd/es/button';
import Input from 'antd/es/input';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCore } from '../../composition/core-context.ts';
import styles from './settings-page.module.css';

function Address({ url }: { readonly url: string }) {
  const { t } = useTranslation('shell');
  const { api, alerts } = useCore();
  const change = useMutation(changeCalendarFeedMutation(api));
  const [asking, setAsking] = useState<'renew' | 'end' | null>(null);

  const copy = (): Promise<void> =>
    navigator.clipboard.writeText(url).then(
      () => alerts.notify('Info', t('settings.calendar.copied')),
      () => alerts.notify('Warning', t('settings.affiliate.notCopied')),
    );
  const confirm = async (what: 'renew' | 'end'): Promise<void> => {
    await change.mutateAsync(what);
    setAsking(null);
  };

  return (
    <>
      <Input
        readOnly
        size="large"
        dir="ltr"
        value={url}
        className={styles.address ?? ''}
        aria-label={t('settings.calendar.address')}
        onFocus={(event) => event.target.select()}
      />
      <div className={styles.actions}>
        <Button type="primary" onClick={copy}>
          {t('settings.calendar.copy')}
        </Button>
        <Button onClick={() => setAsking('renew')}>{t('settings.calendar.renew')}</Button>
        <Button danger onClick={() => setAsking('end')}>
          {t('settings.calendar.end')}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={asking === 'renew'}
        title={t('settings.calendar.renewTitle')}
        confirmLabel={t('settings.calendar.renew')}
        onConfirm={() => confirm('renew')}
        onCancel={() => setAsking(null)}
      >
        {t('settings.calendar.oldAddress')}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asking === 'end'}
        title={t('settings.calendar.endTitle')}
        confirmLabel={t('settings.calendar.end')}
        isDangerous
        onConfirm={() => confirm('end')}
        onCancel={() => setAsking(null)}
      >
        {t('settings.calendar.oldAddress')}
      </ConfirmDialog>
    </>
  );
}

function NoAddress() {
  const { t } = useTranslation('shell');
  const { api, alerts } = useCore();
  const make = useMutation({
    ...changeCalendarFeedMutation(api),
    onError: (error) => alerts.notify('Error', messageOf(error)),
  });
  return (
    <Button loading={make.isPending} onClick={() => make.mutate('renew')}>
      {t('settings.calendar.make')}
    </Button>
  );
}

/** The private address under which a worker's calendar program finds the confirmed shifts. */
export function CalendarSection() {
  const { t } = useTranslation('shell');
  const { api } = useCore();
  const { data, error, refetch, isFetching } = useQuery(calendarFeedQuery(api));
  return (
    <Section title={t('settings.calendar.title')} description={t('settings.calendar.text')}>
      {data && (data.url === null ? <NoAddress /> : <Address url={data.url} />)}
      {!data && error && (
        <ErrorState error={error} onRetry={refetch} isRetrying={isFetching} isCompact />
      )}
      {!(data || error) && <ListSkeleton rows={1} />}
    </Section>
  );
}
