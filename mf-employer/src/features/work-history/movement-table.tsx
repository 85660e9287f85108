import type { AccountStatement } from '@leafshift/contracts/account-statements';
import { useFormats } from '@leafshift/i18n';
import { useTrade } from '@leafshift/i18n/messages';
import { Money } from '@leafshift/ui/text';
import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './account-statement.module.css';
import { useOpenedInvoice } from './use-opened-invoice.ts';

/** So many stand there before somebody asks for all. */
const FIRST = 10;

/** Every movement, each leading to its invoice, with what was owed after it. */
export function MovementTable({ statement }: { readonly statement: AccountStatement }) {
  const { t } = useTranslation('mf-employer');
  const [isAll, setAll] = useState(false);
  const rows = withBalances(statement);
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('shift.date')}</th>
            <th scope="col">{t('statement.document')}</th>
            <th scope="col" className={styles.number}>
              {t('spending.amount')}
            </th>
            <th scope="col" className={styles.balance}>
              {t('statement.balance')}
            </th>
          </tr>
        </thead>
        <tbody>
          {(isAll ? rows : rows.slice(0, FIRST)).map((row) => (
            <MovementRow key={row._id} row={row} zone={statement.timeZone} />
          ))}
        </tbody>
      </table>
      {!isAll && rows.length > FIRST && (
        <Button className={styles.all} onClick={() => setAll(true)}>
          {t('statement.showAll', { count: rows.length })}
        </Button>
      )}
    </>
  );
}

type Row = AccountStatement['movements'][number] & { readonly balance: number };

function MovementRow({ row, zone }: { readonly row: Row; readonly zone: string }) {
  const { t } = useTranslation('mf-employer');
  const formats = useFormats();
  const trade = useTrade();
  const { open } = useOpenedInvoice();
  const kind = t(`statement.kind.${row.kind}`);
  return (
    <tr>
      <td>{formats.date(row.at, zone)}</td>
      <td>
        <span className={styles.document}>
          {kind}{' '}
          <Button
            type="link"
            aria-label={`${kind} ${row.number}`}
            onClick={() => open(row.invoice)}
          >
            {row.number}
          </Button>
        </span>
        <span className={styles.second}>
          {trade(row.jobTitle)} · <bdi>{row.locationName}</bdi>
        </span>
      </td>
      <td className={styles.number}>
        <Money dollars={row.amount} />
      </td>
      <td className={styles.balance}>
        <Money dollars={row.balance} />
      </td>
    </tr>
  );
}

/** Added in cents, so that dollars bring no noise. */
function withBalances({ opening, movements }: AccountStatement): readonly Row[] {
  let cents = Math.round(opening * 100);
  return movements.map((movement) => {
    cents += Math.round(movement.amount * 100);
    return { ...movement, balance: cents / 100 };
  });
}
