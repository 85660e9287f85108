import type { MarketStats } from '@leafshift/contracts/market-stats';
import { useFormats } from '@leafshift/i18n';
import { useTranslation } from 'react-i18next';
import { ChartSection } from '../charts/chart-section.tsx';
import { ShareChart } from '../charts/share-chart.tsx';
import { JOB_TYPE_TEXTS } from './job-type-texts.ts';

const HUNDRED = 100;

/** How many of the open spots were filled, by job type. */
export const FillSection = ({ groups }: { groups: MarketStats['fillByJobType'] }) => {
  const { t } = useTranslation('mf-public-board');
  const { number, percent } = useFormats();
  const shares = groups.map(({ jobType, spots, filled }) => ({
    key: jobType,
    label: t(JOB_TYPE_TEXTS[jobType]),
    note: t('market.filledOf', { filled: number(filled), spots: number(spots) }),
    percent: spots > 0 ? Math.round((filled / spots) * HUNDRED) : 0,
    filled: number(filled),
    spots: number(spots),
  }));

  return (
    <ChartSection
      title={t('market.fill')}
      description={t('market.fillText')}
      empty={t('market.tooFew')}
      chart={
        <ShareChart
          name={t('market.fill')}
          shares={shares.map((share) => ({ ...share, text: percent(share.percent) }))}
        />
      }
      table={{
        columns: [t('market.jobType'), t('market.asked'), t('market.filled'), t('market.fillRate')],
        rows: shares.map(({ key, label, spots, filled, percent: share }) => ({
          key,
          cells: [label, spots, filled, percent(share)],
        })),
      }}
    />
  );
};
