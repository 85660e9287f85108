import DownloadOutlined from '@ant-design/icons/es/icons/DownloadOutlined';
import { SPENDING_PARTS, type SpendingPart, spendingCsv } from '@leafshift/contracts/reports';
import { addDays, type CalendarDay, calendarDay } from '@leafshift/domain/time-zone';
import { useShell } from '@leafshift/shell-sdk';
import { Section } from '@leafshift/ui/page';
import { EmptyState, ErrorState, ListSkeleton } from '@leafshift/ui/states';
import { useQuery } from '@tanstack/react-query';
import Button from 'antd/es/button';
import DatePicker from 'antd/es/date-picker';
import type { Dayjs } from 'dayjs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceSwitch } from '../choice/choice-switch.tsx';
import { MonthSwitch, monthBefore } from './month-switch.tsx';
import { spendingQuery } from './queries.ts';
import styles from './spending.module.css';
import { SpendingTable } from './spending-table.tsx';
import { useDownload } from './use-download.ts';

const WIRE = 'YYYY-MM-DD';

/** What a period's invoices came to, by store, role or worker (MONEY-70, MONEY-75). */
export function Spending() {
  const { t } = useTranslation('mf-employer');
  const { api } = useShell();
  const [back, setBack] = useState(0);
  const [chosen, setChosen] = useState<readonly [Dayjs, Dayjs] | null>(null);
  const [by, setBy] = useState<SpendingPart>('store');
  const period = chosen ? daysOf(chosen) : daysOfMonth(back);
  const spending = useQuery(spendingQuery(api, period, by));
  const { data } = spending;
  const download = useDownload(
    (client) => client.download(spendingCsv, { query: { ...period, by } }),
    `leafshift-spending-${by}-${period.from}-${period.to}.csv`,
  );
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
      <div className={styles.bar}>
        {!chosen && <MonthSwitch back={back} onChange={setBack} />}
        <DatePicker.RangePicker
          aria-label={t('spending.period')}
          placeholder={[t('posts.from'), t('posts.to')]}
          value={chosen ? [...chosen] : null}
          onChange={(range) => setChosen(range?.[0] && range[1] ? [range[0], range[1]] : null)}
        />
        <Button
          icon={<DownloadOutlined aria-hidden />}
          loading={download.isPending}
          disabled={!data?.rows.length}
          onClick={() => download.mutate()}
        >
          {t('spending.exportCsv')}
        </Button>
      </div>
      {spending.isPending && <ListSkeleton rows={3} />}
      {spending.error && !data && (
        <ErrorState
          isCompact
          error={spending.error}
          onRetry={spending.refetch}
          isRetrying={spending.isFetching}
        />
      )}
      {data?.rows.length === 0 && (
        <EmptyState isCompact title={t(chosen ? 'spending.noneInPeriod' : 'spending.none')} />
      )}
      {data && data.rows.length > 0 && <SpendingTable spending={data} />}
    </Section>
  );
}

/** First and last day. */
interface Period {
  readonly from: string;
  readonly to: string;
}

const daysOf = ([from, to]: readonly [Dayjs, Dayjs]): Period => ({
  from: from.format(WIRE),
  to: to.format(WIRE),
});

function daysOfMonth(back: number): Period {
  const firstOf = (before: number): CalendarDay => {
    const { year, month } = monthBefore(before);
    return calendarDay(year, month, 1);
  };
  return { from: firstOf(back), to: addDays(firstOf(back - 1), -1) };
}
