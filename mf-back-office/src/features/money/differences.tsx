import type { MoneyDifference } from '@leafshift/contracts/back-office';
import { cents, centsToDollars } from '@leafshift/domain/money';
import { Card } from '@leafshift/ui/page';
import { Money } from '@leafshift/ui/text';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { DeskTable } from '../desk/desk-table.tsx';
import { LogTime } from '../log/log-time.tsx';

/** What the provider and our books do not agree about, one by one. */
export function Differences({ differences }: { readonly differences: readonly MoneyDifference[] }) {
  const { t } = useTranslation('mf-back-office');
  return (
    <Card>
      <DeskTable
        label={t('money.differences')}
        rows={differences}
        keyOf={({ kind, providerId }) => `${kind} ${providerId}`}
        columns={[
          { key: 'kind', label: t('log.what'), show: ({ kind }) => t(`money.movement.${kind}`) },
          {
            key: 'problem',
            label: t('people.state'),
            show: ({ problem }) => t(`money.problem.${problem}`),
          },
          { key: 'at', label: t('log.at'), show: ({ at }) => <LogTime at={at} /> },
          {
            key: 'id',
            label: t('money.reference'),
            show: ({ providerId }) => <bdi>{providerId}</bdi>,
          },
          { key: 'of', label: t('money.belongsTo'), show: (one) => <BelongsTo difference={one} /> },
          { key: 'ours', label: t('money.ours'), isFigure: true, show: ({ ours }) => amount(ours) },
          {
            key: 'theirs',
            label: t('money.theirs'),
            isFigure: true,
            show: ({ theirs }) => amount(theirs),
          },
        ]}
      />
    </Card>
  );
}

const amount = (sum: number | null) =>
  sum === null ? '–' : <Money dollars={centsToDollars(cents(sum))} />;

function BelongsTo({ difference: { invoice, payout } }: { readonly difference: MoneyDifference }) {
  if (invoice) return <Link to={`/money?tab=invoices&q=${invoice.number}`}>{invoice.number}</Link>;
  return payout === null ? '–' : <Link to={`/money?tab=payouts&q=${payout}`}>{payout}</Link>;
}
