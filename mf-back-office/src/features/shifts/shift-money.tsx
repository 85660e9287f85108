import { adminInvoices, adminPayouts, type ShiftFile } from '@leafshift/contracts/back-office';
import { Section } from '@leafshift/ui/page';
import { StatusMark } from '@leafshift/ui/status-mark';
import { Money } from '@leafshift/ui/text';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { DeskTable } from '../desk/desk-table.tsx';
import { PersonLink } from '../desk/person-link.tsx';
import { useMay } from '../desk/use-may.ts';
import { PAYOUT_MARKS } from '../money/payout-mark.tsx';
import styles from './shifts.module.css';

const BILL_MARKS = { failed: 'problem', paid: 'complete', open: 'waiting' } as const;

/** What a shift and corrections of its hours cost, and what its workers are paid. */
export function ShiftMoney({ file: { invoices, payouts } }: { readonly file: ShiftFile }) {
  const { t } = useTranslation('mf-back-office');
  const may = useMay();
  return (
    <Section
      title={t('title.money')}
      action={may(adminInvoices) && <Link to="/money?tab=invoices">{t('shifts.toMoney')}</Link>}
    >
      {invoices.length + payouts.length === 0 && (
        <p className={styles.quiet}>{t('shifts.noMoney')}</p>
      )}
      {invoices.length > 0 && (
        <>
          <h3 className={styles.subtitle}>{t('money.invoices')}</h3>
          <DeskTable
            label={t('money.invoices')}
            rows={invoices}
            keyOf={({ _id }) => _id}
            columns={[
              { key: 'number', label: t('money.number'), show: ({ number }) => number },
              {
                key: 'state',
                label: t('people.state'),
                show: ({ status, hasFailed }) => {
                  const state = hasFailed ? 'failed' : status;
                  return (
                    <StatusMark kind={BILL_MARKS[state]} variant="plain">
                      {t(`log.words.${state}`)}
                    </StatusMark>
                  );
                },
              },
              {
                key: 'total',
                label: t('money.total'),
                isFigure: true,
                show: ({ total }) => <Money dollars={total} />,
              },
            ]}
          />
        </>
      )}
      {payouts.length > 0 && (
        <>
          <h3 className={styles.subtitle}>
            {may(adminPayouts) ? (
              <Link to="/money?tab=payouts">{t('money.payouts')}</Link>
            ) : (
              t('money.payouts')
            )}
          </h3>
          <DeskTable
            label={t('money.payouts')}
            rows={payouts}
            keyOf={({ _id }) => _id}
            columns={[
              {
                key: 'worker',
                label: t('people.usertype.Temp'),
                show: ({ worker, correction }) => (
                  <>
                    <PersonLink id={worker._id} name={worker.name} />
                    {correction !== null && (
                      <span className={styles.note}>{t('shifts.correction')}</span>
                    )}
                  </>
                ),
              },
              {
                key: 'state',
                label: t('people.state'),
                show: ({ status }) => (
                  <StatusMark kind={PAYOUT_MARKS[status]} variant="plain">
                    {t(`log.words.${status}`)}
                  </StatusMark>
                ),
              },
              {
                key: 'amount',
                label: t('money.amount'),
                isFigure: true,
                show: ({ amount }) => <Money dollars={amount} />,
              },
            ]}
          />
        </>
      )}
    </Section>
  );
}
