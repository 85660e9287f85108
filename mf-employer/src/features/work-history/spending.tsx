import { SPENDING_PARTS, type SpendingPart } from '@leafshift/contracts/reports';
import { addMonths, calendarDay, calendarDayIn, monthOf } from '@leafshift/domain/time-zone';
import { useFormats } from '@leafshift/i18n';
import { useTrade } from '@leafshift/i18n/messages';
import { useShell } from '@leafshift/shell-sdk';
import { Section } from '@leafshift/ui/page';
import { EmptyState, ErrorState, ListSkeleton } from '@leafshift/ui/states';
import { Money, readersZone } from '@leafshift/ui/text';
import { useQuery } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceSwitch } from '../choice/choice-switch.tsx';
import { spendingQuery } from './queries.ts';
import styles from './spending.module.css';

/** What a month's invoices came to, by store, role or worker (MONEY-70). */
export function Spending() {
  const { t } = useTranslation('mf-employer');
  const { api } = useShell();
  const formats = useFormats();
  const trade = useTrade();
  const [back, setBack] = useState(0);
  const [by, setBy] = useState<SpendingPart>('store');
  const month = addMonths(monthOf(calendarDayIn(Date.now(), readersZone())), -back);
  const first = calendarDay(month.year, month.month, 1);
  const spending = useQuery(spendingQuery(api, first, by));
  const rows = spending.data?.rows;
  const most = Math.max(1, ...(rows ?? []).map(({ amount }) => amount));
  return (
    <Section
      title={t('spending.title')}
      description={t(by === 'worker' ? 'spending.payOnly' : 'spending.withFees')}
      action={
        <ChoiceSwitch
          label={t('spending.by')}
          choices={SPENDING_PARTS}
          chosen={by}
          nameOf={(part) => t(`spending.part.${part}`)}
          onChoose={setBy}
        />
      }
    >
      <div className={styles.month}>
        <Button aria-label={t('spending.monthBefore')} onClick={() => setBack(back + 1)}>
          <span aria-hidden className={styles.arrow}>
            ‹
          </span>
        </Button>
        <h3>{formats.month(month)}</h3>
        <Button
          aria-label={t('spending.monthAfter')}
          disabled={back === 0}
          onClick={() => setBack(back - 1)}
        >
          <span aria-hidden className={styles.arrow}>
            ›
          </span>
        </Button>
      </div>
      {spending.isPending && <ListSkeleton rows={3} />}
      {spending.error && !rows && (
        <ErrorState
          isCompact
          error={spending.error}
          onRetry={spending.refetch}
          isRetrying={spending.isFetching}
        />
      )}
      {rows?.length === 0 && <EmptyState isCompact title={t('spending.none')} />}
      {rows && rows.length > 0 && (
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
                    className={styles.bar}
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
        </table>
      )}
    </Section>
  );
}
