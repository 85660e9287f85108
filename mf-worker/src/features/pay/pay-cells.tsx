import { useFormats } from '@leafshift/i18n';
import { useTrade } from '@leafshift/i18n/messages';
import { Money } from '@leafshift/ui/text';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './pay-table.module.css';

interface ShiftCellProps {
  readonly jobTitle: string;
  readonly business: string;
  readonly place: string;
}

/** Which work it was, and for whom. */
export function ShiftCell({ jobTitle, business, place }: ShiftCellProps) {
  const trade = useTrade();
  return (
    <th scope="row" className={styles.what}>
      <span className={styles.title}>{trade(jobTitle)}</span>
      <span className={styles.second}>
        <bdi>
          {business}, {place}
        </bdi>
      </span>
    </th>
  );
}

interface PayCellsProps {
  readonly hours: number;
  /** In dollars, as is the pay. */
  readonly rate: number;
  readonly pay: number;
  /** Said below the hours. */
  readonly note?: ReactNode;
}

/** Hours, rate and what they come to. */
export function PayCells({ hours, rate, pay, note }: PayCellsProps) {
  const { t } = useTranslation('mf-worker');
  const formats = useFormats();
  return (
    <>
      <td className={styles.figure} data-label={t('history.hours')}>
        {formats.twoDecimals(hours)}
        {note && <span className={styles.second}>{note}</span>}
      </td>
      <td className={styles.figure} data-label={t('history.rate')}>
        <Money dollars={rate} />
      </td>
      <td className={styles.pay} data-label={t('history.pay')}>
        <Money dollars={pay} />
      </td>
    </>
  );
}
