import type { MarketStats } from '@leafshift/contracts/market-stats';
import { useFormats } from '@leafshift/i18n';
import { useTranslation } from 'react-i18next';
import { ChartSection } from '../charts/chart-section.tsx';
import styles from '../charts/charts.module.css';
import { ColumnChart } from '../charts/column-chart.tsx';
import { useShortDays } from '../charts/use-short-days.ts';

type Week = MarketStats['demandByWeek'][number];

/** Open spots that were asked for and filled, week by week, with the weeks ahead. */
export const DemandSection = ({ weeks }: { weeks: readonly Week[] }) => {
  const { t } = useTranslation('mf-public-board');
  const { number } = useFormats();
  const days = useShortDays();

  const words = ({ week, spots, filled }: Week): string =>
    spots === null
      ? t('market.weekHidden', { day: days.longDay(week) })
      : t('market.weekWords', {
          day: days.longDay(week),
          spots: number(spots),
          filled: number(filled ?? 0),
        });
  const shown = weeks.some(({ spots }) => spots !== null);

  return (
    <ChartSection
      title={t('market.demand')}
      description={t('market.demandText')}
      empty={t('market.tooFew')}
      chart={
        <>
          <ColumnChart
            name={t('market.demand')}
            startAt={Math.max(
              0,
              weeks.findIndex(({ isOpen }) => isOpen),
            )}
            formatTick={number}
            columns={weeks.map((week) => ({
              key: week.week,
              label: days.day(week.week),
              words: words(week),
              value: week.spots,
              part: week.filled ?? 0,
              isOpen: week.isOpen,
            }))}
          />
          <p className={styles.legend}>
            <span>
              <i data-kind="part" />
              {t('market.filled')}
            </span>
            <span>
              <i />
              {t('market.asked')}
            </span>
            <span>
              <i data-kind="open" />
              {t('market.ahead')}
            </span>
          </p>
        </>
      }
      table={{
        columns: [t('market.week'), t('market.asked'), t('market.filled')],
        rows: shown
          ? weeks.map(({ week, spots, filled }) => ({
              key: week,
              cells: [
                days.longDay(week),
                spots === null ? t('market.hidden') : number(spots),
                filled === null ? t('market.hidden') : number(filled),
              ],
            }))
          : [],
      }}
    />
  );
};
