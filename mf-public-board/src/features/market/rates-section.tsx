import { useFormats } from '@leafshift/i18n';
import { useTranslation } from 'react-i18next';
import { ChartSection } from '../charts/chart-section.tsx';
import { type Range, RangeChart } from '../charts/range-chart.tsx';
import { useWholeDollars } from '../charts/use-whole-dollars.ts';

interface Props {
  readonly title: string;
  readonly description: string;
  readonly ranges: readonly Range[];
  /** What the ranges are of: job types, places. */
  readonly firstColumn: string;
}

/** Hourly rates of some groups: the middle half, and the middle. */
export const RatesSection = ({ title, description, ranges, firstColumn }: Props) => {
  const { t } = useTranslation('mf-public-board');
  const { dollars } = useFormats();
  const wholeDollars = useWholeDollars();

  return (
    <ChartSection
      title={title}
      description={description}
      empty={t('market.tooFew')}
      chart={
        <RangeChart
          name={title}
          ranges={ranges}
          format={dollars}
          formatTick={wholeDollars}
          words={({ low, middle, high }) =>
            t('market.rangeWords', {
              low: dollars(low),
              middle: dollars(middle),
              high: dollars(high),
            })
          }
        />
      }
      table={{
        columns: [firstColumn, t('market.low'), t('market.median'), t('market.high')],
        rows: ranges.map(({ key, label, low, middle, high }) => ({
          key,
          cells: [label, dollars(low), dollars(middle), dollars(high)],
        })),
      }}
    />
  );
};
