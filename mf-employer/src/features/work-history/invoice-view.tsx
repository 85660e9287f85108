import type { Invoice, InvoiceLine } from '@leafshift/contracts/invoice';
import { useFormats } from '@leafshift/i18n';
import { useWordings } from '@leafshift/i18n/wordings';
import { Money, ShiftDate, ShiftTime } from '@leafshift/ui/text';
import Alert from 'antd/es/alert';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CostBreakdown } from '../cost/cost-breakdown.tsx';
import { PaymentState } from './payment-state.tsx';
import styles from './work-history.module.css';

/** An invoice with all its amounts (specification, section 3: Invoice). */
export function InvoiceView({ invoice }: { readonly invoice: Invoice }) {
  const { t } = useTranslation('mf-employer');
  const { say } = useWordings();
  const formats = useFormats();
  return (
    <div className={styles.invoice}>
      {invoice.paymentError && <PaymentProblem invoice={invoice} />}
      <dl className={styles.facts}>
        <div>
          <dt>{t('shift.date')}</dt>
          <dd>
            <ShiftDate at={invoice.date} zone={invoice.timeZone} />
          </dd>
        </div>
        <div>
          <dt>{t('shift.jobTitle')}</dt>
          <dd>{say(invoice.jobTitle)}</dd>
        </div>
        <div>
          <dt>{t('workHistory.payment')}</dt>
          <dd>
            <PaymentState invoice={invoice} />
          </dd>
        </div>
        <div className={styles.wide}>
          <dt>{t('postingForm.location')}</dt>
          <dd>
            <bdi>{invoice.location.locationName}</bdi>
            <span className={styles.second}>
              <bdi>{invoice.location.fullAddress}</bdi>
            </span>
          </dd>
        </div>
      </dl>
      <ul className={styles.lines} aria-label={t('shift.workers')}>
        {invoice.workerArray.map((line) => (
          <WorkerLine key={line._id} line={line} zone={invoice.timeZone} />
        ))}
        <li className={styles.line}>
          <span className={styles.who}>{t('workHistory.totalTime')}</span>
          <span>{t('shift.workedHours', { hours: formats.twoDecimals(invoice.totalTime) })}</span>
          <span className={styles.amount}>
            {t('invoice.perHour', { rate: formats.dollars(invoice.rate) })}
          </span>
        </li>
      </ul>
      <CostBreakdown cost={{ ...invoice, basePay: invoice.totalRate }} />
    </div>
  );
}

function WorkerLine({ line, zone }: { line: InvoiceLine; zone: string }) {
  const { t } = useTranslation('mf-employer');
  const formats = useFormats();
  return (
    <li className={styles.line}>
      <span className={styles.who}>
        <bdi>{line.name}</bdi>
        <span className={styles.second}>
          <ShiftTime start={line.checkInTime} end={line.checkOutTime} zone={zone} />
        </span>
      </span>
      <span>{t('shift.workedHours', { hours: formats.twoDecimals(line.hours) })}</span>
      <span className={styles.amount}>
        <Money dollars={line.amount} />
      </span>
    </li>
  );
}

function PaymentProblem({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('mf-employer');
  return (
    <Alert
      type="error"
      showIcon
      title={invoice.paymentError?.msg}
      description={<Link to="/profile#payment">{t('invoice.checkCard')}</Link>}
    />
  );
}
