import type { MarketStats } from '@leafshift/contracts/market-stats';
import { provinceName } from '@leafshift/domain/province-names';
import { findProvince } from '@leafshift/domain/provinces';
import { useFormats, useLanguage } from '@leafshift/i18n';
import { useShell } from '@leafshift/shell-sdk';
import { Page, PageHeader } from '@leafshift/ui/page';
import { DashboardSkeleton, EmptyState, ErrorState } from '@leafshift/ui/states';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import styles from '../features/charts/charts.module.css';
import { FigureTiles } from '../features/charts/figure-tiles.tsx';
import { useShortDays } from '../features/charts/use-short-days.ts';
import { DemandSection } from '../features/market/demand-section.tsx';
import { FillSection } from '../features/market/fill-section.tsx';
import { JOB_TYPE_TEXTS } from '../features/market/job-type-texts.ts';
import { marketStatsQuery } from '../features/market/queries.ts';
import { RatesSection } from '../features/market/rates-section.tsx';

const HUNDRED = 100;

const Figures = ({ stats }: { stats: MarketStats }) => {
  const { t } = useTranslation('mf-public-board');
  const { number, dollars, percent } = useFormats();
  const { totals } = stats;
  const begun = stats.fillByJobType.reduce(
    (sum, { spots, filled }) => ({ spots: sum.spots + spots, filled: sum.filled + filled }),
    { spots: 0, filled: 0 },
  );

  if (!totals) return null;
  return (
    <FigureTiles
      figures={[
        {
          label: t('market.medianRate'),
          value: dollars(totals.medianRate),
          note: t('market.anHour'),
        },
        { label: t('market.shifts'), value: number(totals.shifts) },
        { label: t('market.asked'), value: number(totals.spots) },
        ...(begun.spots > 0
          ? [
              {
                label: t('market.fillRate'),
                value: percent(Math.round((begun.filled / begun.spots) * HUNDRED)),
                note: t('market.ofBegun'),
              },
            ]
          : []),
      ]}
    />
  );
};

const Charts = ({ stats }: { stats: MarketStats }) => {
  const { t } = useTranslation('mf-public-board');
  const { number } = useFormats();
  const language = useLanguage();
  const note = (shifts: number): string =>
    t('market.shiftCount', { count: shifts, shifts: number(shifts) });

  return (
    <>
      <DemandSection weeks={stats.demandByWeek} />
      <div className={styles.pair}>
        <RatesSection
          title={t('market.byJobType')}
          description={t('market.ratesText')}
          firstColumn={t('market.jobType')}
          ranges={stats.ratesByJobType.map(({ jobType, low, median, high, shifts }) => ({
            key: jobType,
            label: t(JOB_TYPE_TEXTS[jobType]),
            note: note(shifts),
            low,
            middle: median,
            high,
          }))}
        />
        <RatesSection
          title={t('market.byProvince')}
          description={t('market.placesText')}
          firstColumn={t('market.place')}
          ranges={stats.ratesByPlace.map(({ place, low, median, high, shifts }) => {
            const province = 'province' in place ? findProvince(place.province) : null;
            const region = 'region' in place ? place.region : null;
            return {
              key: province?.code ?? region ?? '',
              label: province
                ? provinceName(province.code, language)
                : t(`market.regions.${region}`),
              note: note(shifts),
              low,
              middle: median,
              high,
            };
          })}
        />
      </div>
      <FillSection groups={stats.fillByJobType} />
    </>
  );
};

export const Component = () => {
  const { t } = useTranslation('mf-public-board');
  const { api } = useShell();
  const days = useShortDays();
  const stats = useQuery(marketStatsQuery(api));
  const span = stats.data && {
    from: days.longDay(stats.data.from),
    to: days.longDay(stats.data.to),
  };

  return (
    <Page>
      <PageHeader
        title={t('market.title')}
        description={span ? t('market.span', span) : t('market.intro')}
      />
      {stats.isPending && <DashboardSkeleton />}
      {stats.isError && (
        <ErrorState
          error={stats.error}
          onRetry={() => stats.refetch()}
          isRetrying={stats.isFetching}
        />
      )}
      {stats.data && !stats.data.totals && (
        <EmptyState title={t('market.emptyTitle')} text={t('market.emptyText')} />
      )}
      {stats.data?.totals && (
        <>
          <Figures stats={stats.data} />
          <Charts stats={stats.data} />
          <p className={styles.legend}>{t('market.discretion')}</p>
        </>
      )}
    </Page>
  );
};
