import { useFormats } from '@leafshift/i18n';
import { useTrade } from '@leafshift/i18n/messages';
import { Money } from '@leafshift/ui/text';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './pay-table.module.css';

const NONE = '–';

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

/** In place of the shift, where the pay is for somebody who joined by one's link (MONEY-80). */
export function RewardCell({ payer }: { readonly payer: string }) {
  const { t } = useTranslation('mf-worker');
  return (
    <th scope="row" className={styles.what}>
      <span className={styles.title}>{t('earnings.reward')}</span>
      <span className={styles.second}>
        <bdi>{payer}</bdi>
      </span>
    </th>
  );
}

interface PayCellsProps {
  /** Null where nothing was worked for it. */
  readonly hours: number | null;
  /** In dollars, as is the pay. */
  readonly rate: number | null;
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
        {hours === null ? NONE : formats.twoDecimals(hours)}
        {note && <span className={styles.second}>{note}</span>}
      </td>
      <td className={styles.figure} data-label={t('history.rate')}>
        {rate === null ? NONE : <Money dollars={rate} />}
      </td>
      <td className={styles.pay} data-label={t('history.pay')}>
        <Money dollars={pay} />
      </td>
    </>
  );
}
