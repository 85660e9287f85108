import { type Affiliate, affiliate } from '@leafshift/contracts/affiliates';
import { type ApiClient, listKey } from '@leafshift/data-access';
import { useFormats } from '@leafshift/i18n';
import { Section } from '@leafshift/ui/page';
import { ErrorState, ListSkeleton } from '@leafshift/ui/states';
import { queryOptions, useQuery } from '@tanstack/react-query';
import Button from 'antd/es/button';
import Input from 'antd/es/input';
import { useTranslation } from 'react-i18next';
import { useCore } from '../../composition/core-context.ts';
import styles from './settings-page.module.css';

/** Asked for each time, because others join meanwhile. */
const affiliateQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: listKey('user', { of: 'affiliate' }),
    queryFn: ({ signal }) => api.send(affiliate, {}, { signal }),
    refetchOnMount: 'always',
  });

function Link({ code }: Pick<Affiliate, 'code'>) {
  const { t } = useTranslation('shell');
  const { alerts } = useCore();
  const url = `${window.location.origin}/register?ref=${code}`;

  const copy = (): Promise<void> =>
    navigator.clipboard.writeText(url).then(
      () => alerts.notify('Info', t('settings.affiliate.copied')),
      () => alerts.notify('Warning', t('settings.affiliate.notCopied')),
    );
  // Whoever closes the sheet has shared nothing, which is no failure.
  const share = (): Promise<void> =>
    navigator.share({ text: t('settings.affiliate.words'), url }).catch(() => undefined);

  return (
    <>
      <Input
        readOnly
        size="large"
        dir="ltr"
        value={url}
        className={styles.address ?? ''}
        aria-label={t('settings.affiliate.link')}
        onFocus={(event) => event.target.select()}
      />
      <div className={styles.actions}>
        <Button type="primary" onClick={copy}>
          {t('settings.affiliate.copy')}
        </Button>
        {'share' in navigator && <Button onClick={share}>{t('settings.affiliate.share')}</Button>}
      </div>
    </>
  );
}

function Figures({ joined, reward }: Pick<Affiliate, 'joined' | 'reward'>) {
  const { t } = useTranslation('shell');
  const formats = useFormats();
  const rows = [
    ['joined', formats.number(joined)],
    ...(reward
      ? [
          ['earned', formats.dollars(reward.earned)],
          ['toCome', formats.dollars(reward.toCome)],
        ]
      : []),
  ] as const;
  return (
    <dl className={styles.figures}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{t(`settings.affiliate.${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The link by which others join, how many did, and what it has earned; nobody is named (ACCOUNT-62). */
export function AffiliateSection() {
  const { t } = useTranslation('shell');
  const { api } = useCore();
  const formats = useFormats();
  const { data, error, refetch, isFetching } = useQuery(affiliateQuery(api));
  const reward = data?.reward;
  return (
    <Section title={t('settings.affiliate.title')} description={t('settings.affiliate.text')}>
      {data && (
        <>
          <Link code={data.code} />
          <Figures joined={data.joined} reward={data.reward} />
          {reward && reward.most !== null && (
            <p className={styles.hint}>
              {t('settings.affiliate.most', {
                amount: formats.dollars(reward.most),
                count: reward.days,
              })}
            </p>
          )}
        </>
      )}
      {!data && error && (
        <ErrorState error={error} onRetry={refetch} isRetrying={isFetching} isCompact />
      )}
      {!(data || error) && <ListSkeleton rows={2} />}
    </Section>
  );
}
