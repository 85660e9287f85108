import type { SpendingOfPeriod } from '@leafshift/contracts/reports';
import { useFormats } from '@leafshift/i18n';
import { useTrade } from '@leafshift/i18n/messages';
import { Money } from '@leafshift/ui/text';
import { useTranslation } from 'react-i18next';
import styles from './spending.module.css';

/** A line for each store, role or worker, and their sum. */
export function SpendingTable({ spending }: { readonly spending: SpendingOfPeriod }) {
  const { t } = useTranslation('mf-employer');
  const formats = useFormats();
  const trade = useTrade();
  const { by, rows, total } = spending;
  const most = Math.max(1, ...rows.map(({ amount }) => amount));
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t(`spending.part.${by}`)}</th>
          <th scope="col" className={styles.number}>
            {t('spending.shifts')}
          </th>
          <th scope="col" className={styles.number}>
            {t('workHistory.totalTime')}
          </th>
          <th scope="col" className={styles.number}>
            {t('spending.amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ _id, name, shifts, hours, amount }) => (
          <tr key={_id}>
            <th scope="row">
              <bdi>{by === 'role' ? trade(name) : name}</bdi>
              <span
                aria-hidden
                className={styles.share}
                style={{ inlineSize: `${(100 * Math.max(amount, 0)) / most}%` }}
              />
            </th>
            <td className={styles.number}>{formats.number(shifts)}</td>
            <td className={styles.number}>{formats.hours(hours)}</td>
            <td className={styles.number}>
              <Money dollars={amount} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('spending.total')}</th>
          <td />
          <td className={styles.number}>{formats.hours(total.hours)}</td>
          <td className={styles.number}>
            <Money dollars={total.amount} />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
