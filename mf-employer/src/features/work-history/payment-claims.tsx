import type { Invoice } from '@leafshift/contracts/invoice';
import { useFormats } from '@leafshift/i18n';
import { readersZone } from '@leafshift/ui/text';
import Alert from 'antd/es/alert';
import { useTranslation } from 'react-i18next';
import styles from './work-history.module.css';

interface Props {
  readonly invoice: Invoice;
}

/** What the bank has not decided yet, and what it has warned of. */
export function OpenClaims({ invoice }: Props) {
  const { t } = useTranslation('mf-employer');
  const formats = useFormats();
  const dateOf = (at: string) => formats.date(at, readersZone());
  const open = invoice.disputes.filter(({ status }) => status === 'open');
  return (
    <>
      {open.map(({ _id, amount, respondBy }) => (
        <Alert
          key={_id}
          type="warning"
          showIcon
          title={t('invoice.disputeOf', { amount: formats.dollars(amount) })}
          description={respondBy && t('invoice.disputeUntil', { date: dateOf(respondBy) })}
        />
      ))}
      {invoice.fraudWarnedAt && (
        <Alert
          type="warning"
          showIcon
          title={t('invoice.fraudWarned', { date: dateOf(invoice.fraudWarnedAt) })}
        />
      )}
    </>
  );
}

/** What was given back to the card, what is not charged, and what is to be paid of an invoice that was paid before. */
export function SettledClaims({ invoice }: Props) {
  const { t } = useTranslation('mf-employer');
  const formats = useFormats();
  const isOwedAgain = invoice.disputes.length > 0 && invoice.amountDue > 0;
  const { writtenOff } = invoice;
  if (invoice.refunds.length === 0 && !isOwedAgain && writtenOff === undefined) return null;
  return (
    <dl className={styles.claims}>
      {invoice.refunds.map(({ _id, amount, at }) => (
        <div key={_id} className={styles.claim}>
          <dt>{t('invoice.refundOf', { date: formats.date(at, readersZone()) })}</dt>
          <dd>{formats.dollars(amount)}</dd>
        </div>
      ))}
      {writtenOff !== undefined && (
        <div className={styles.claim}>
          <dt>{t('invoice.writtenOff')}</dt>
          <dd>{formats.dollars(writtenOff)}</dd>
        </div>
      )}
      {isOwedAgain && (
        <div className={styles.claim}>
          <dt>{t('invoice.amountDue')}</dt>
          <dd>{formats.dollars(invoice.amountDue)}</dd>
        </div>
      )}
    </dl>
  );
}
