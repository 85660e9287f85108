import type { Invoice, InvoiceLine } from '@leafshift/contracts/invoice';
import { brandName } from '@leafshift/domain/card-brands';
import { useFormats } from '@leafshift/i18n';
import { useTrade } from '@leafshift/i18n/messages';
import { Fact, Facts } from '@leafshift/ui/facts';
import { Money, ShiftDate, ShiftTime } from '@leafshift/ui/text';
import Alert from 'antd/es/alert';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CostBreakdown } from '../cost/cost-breakdown.tsx';
import { LineKindText } from '../cost/line-kind-text.tsx';
import { InvoiceCorrections } from './invoice-corrections.tsx';
import { InvoiceReferences } from './invoice-references.tsx';
import { OpenClaims, SettledClaims } from './payment-claims.tsx';
import { PaymentState } from './payment-state.tsx';
import styles from './work-history.module.css';

interface InvoiceViewProps {
  readonly invoice: Invoice;
  /** Invoices of hours that were added to this one. */
  readonly additions?: readonly Invoice[];
}

/** An invoice with all its amounts (MONEY-21). */
export function InvoiceView({ invoice, additions = [] }: InvoiceViewProps) {
  const { t } = useTranslation('mf-employer');
  const trade = useTrade();
  const formats = useFormats();
  return (
    <div className={styles.invoice}>
      {invoice.paymentError && <PaymentProblem invoice={invoice} />}
      <OpenClaims invoice={invoice} />
      <Facts columns={3}>
        <Fact label={t('shift.date')}>
          <ShiftDate at={invoice.date} zone={invoice.timeZone} />
        </Fact>
        <Fact label={t('shift.jobTitle')}>{trade(invoice.jobTitle)}</Fact>
        <Fact
          label={t('workHistory.payment')}
          note={invoice.paidWith.map(({ brand, last4 }) => (
            <span key={`${brand} ${last4}`} className={styles.card}>
              {t('invoice.card', { brand: brandName(brand), last4 })}
            </span>
          ))}
        >
          <PaymentState invoice={invoice} />
        </Fact>
        <Fact
          label={t('postingForm.location')}
          isWide
          note={<bdi>{invoice.location.fullAddress}</bdi>}
        >
          <bdi>{invoice.location.locationName}</bdi>
        </Fact>
      </Facts>
      <InvoiceReferences invoice={invoice} />
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
      <InvoiceCorrections invoice={invoice} additions={additions} />
      <SettledClaims invoice={invoice} />
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
          {line.checkInTime && line.checkOutTime && (
            <ShiftTime start={line.checkInTime} end={line.checkOutTime} zone={zone} />
          )}
          <LineKindText line={line} />
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
