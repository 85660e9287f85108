import { provinceName } from '@leafshift/domain/province-names';
import { type Formats, useFormats, useLanguage } from '@leafshift/i18n';
import { useTrade } from '@leafshift/i18n/messages';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { FilterChange } from './filter-drawer.tsx';
import type { WorkFilters } from './work-filters.ts';

interface Chip {
  readonly label: string;
  readonly without: FilterChange;
}

/** What each filter in use says, and the search without it. */
export function useFilterChips(filters: WorkFilters): readonly Chip[] {
  const { t } = useTranslation('mf-worker');
  const formats = useFormats();
  const trade = useTrade();
  const language = useLanguage();
  const { jobType, minRate, province, city, withinKm } = filters;
  const chips: (Chip | false)[] = [
    jobType !== undefined && { label: trade(jobType), without: { jobType: undefined } },
    minRate !== undefined && {
      label: t('filters.chip.minRate', { rate: formats.dollars(minRate) }),
      without: { minRate: undefined },
    },
    datesChip(filters, t, formats),
    province !== undefined && {
      label: provinceName(province, language),
      without: { province: undefined },
    },
    city !== undefined && { label: city, without: { city: undefined } },
    withinKm !== undefined && {
      label: t('filters.km', { distance: formats.number(withinKm) }),
      without: { withinKm: undefined },
    },
  ];
  return chips.filter((chip) => chip !== false);
}

function datesChip({ from, to }: WorkFilters, t: TFunction, formats: Formats): Chip | false {
  const without = { from: undefined, to: undefined };
  const day = (value: string) => formats.date(`${value}T12:00:00Z`, 'UTC');
  if (from && to) {
    return { label: t('filters.chip.dates', { from: day(from), to: day(to) }), without };
  }
  if (from) return { label: t('filters.chip.from', { from: day(from) }), without };
  return to ? { label: t('filters.chip.to', { to: day(to) }), without } : false;
}
