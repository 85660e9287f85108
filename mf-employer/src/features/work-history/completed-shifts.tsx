import type { Invoice } from '@leafshift/contracts/invoice';
import type { CompletedShift } from '@leafshift/contracts/posts';
import { truncate } from '@leafshift/domain/text';
import { useFormats } from '@leafshift/i18n';
import { useTrade } from '@leafshift/i18n/messages';
import { Money, ShiftDate, ShiftTime } from '@leafshift/ui/text';
import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { PaymentState } from './payment-state.tsx';
import { useOpenedInvoice } from './use-opened-invoice.ts';
import styles from './work-history.module.css';

interface CompletedShiftsProps {
  readonly shifts: readonly CompletedShift[];
  readonly invoices: ReadonlyMap<string, Invoice>;
}

/** Completed shifts, latest first, each with what it cost and whether that is paid. */
export function CompletedShifts({ shifts, invoices }: CompletedShiftsProps) {
  const { t } = useTranslation('mf-employer');
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('shift.date')}</th>
            <th scope="col">{t('workHistory.shift')}</th>
            <th scope="col" className={styles.extra}>
              {t('shift.workers')}
            </th>
            <th scope="col" className={styles.extra}>
              {t('workHistory.totalTime')}
            </th>
            <th scope="col" className={styles.figure}>
              {t('cost.total')}
            </th>
            <th scope="col">{t('workHistory.payment')}</th>
            <th scope="col">
              <span className="ls-unseen">{t('workHistory.invoice')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {shifts.map((shift) => (
            <ShiftRow key={shift._id} shift={shift} invoice={invoiceOf(shift, invoices)} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Where nobody was said to have come, a decided dispute made the invoice later. */
const invoiceOf = ({ _id, invoiceId }: CompletedShift, invoices: ReadonlyMap<string, Invoice>) =>
  invoiceId ? invoices.get(invoiceId) : [...invoices.values()].findLast(({ post }) => post === _id);

interface ShiftRowProps {
  readonly shift: CompletedShift;
  /** Unknown while it is being fetched. */
  readonly invoice: Invoice | undefined;
}

function ShiftRow({ shift, invoice }: ShiftRowProps) {
  const { t } = useTranslation('mf-employer');
  const formats = useFormats();
  const trade = useTrade();
  const { open } = useOpenedInvoice();
  return (
    <tr>
      <td className={styles.when}>
        <ShiftDate at={shift.date} zone={shift.timeZone} />
        <span className={styles.second}>
          <ShiftTime start={shift.date} end={shift.endDate} zone={shift.timeZone} />
        </span>
      </td>
      <td className={styles.what}>
        {trade(shift.jobTitle)}
        <span className={styles.second} title={shift.location.locationName}>
          <bdi>{truncate(shift.location.locationName)}</bdi>
        </span>
      </td>
      <td className={styles.extra}>{formats.number(shift.confirmedCount)}</td>
      <td className={styles.extra}>
        {invoice && t('shift.workedHours', { hours: formats.twoDecimals(invoice.totalTime) })}
      </td>
      <td className={styles.total}>{invoice && <Money dollars={invoice.total} />}</td>
      <td className={styles.state}>{invoice && <PaymentState invoice={invoice} />}</td>
      <td className={styles.action}>
        {invoice && (
          <Button
            type="link"
            aria-label={t('workHistory.viewInvoiceOf', { number: invoice.number })}
            onClick={() => open(invoice._id)}
          >
            {t('action.viewInvoice')}
          </Button>
        )}
      </td>
    </tr>
  );
}
