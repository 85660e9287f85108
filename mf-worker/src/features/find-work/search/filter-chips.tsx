import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import { provinceName } from '@leafshift/domain/province-names';
import { type Formats, type Language, useFormats, useLanguage } from '@leafshift/i18n';
import { useTrade } from '@leafshift/i18n/messages';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import styles from './filter-chips.module.css';
import type { FilterChange } from './filter-drawer.tsx';
import { countFilters, type WorkFilters } from './work-filters.ts';

interface Chip {
  readonly label: string;
  readonly without: FilterChange;
}

interface FilterChipsProps {
  readonly filters: WorkFilters;
  readonly onChange: (change: FilterChange) => void;
}

/** The filters in use, each with a button that removes it. */
export function FilterChips({ filters, onChange }: FilterChipsProps) {
  const { t } = useTranslation('mf-worker');
  const formats = useFormats();
  const trade = useTrade();
  const language = useLanguage();
  if (countFilters(filters) === 0 && filters.withinKm === undefined) return null;
  return (
    <ul className={styles.chips} aria-label={t('filters.inUse')}>
      {chipsOf(filters, { t, formats, trade, language }).map(({ label, without }) => (
        <li key={label}>
          <button
            type="button"
            className={styles.chip}
            aria-label={t('filters.remove', { filter: label })}
            onClick={() => onChange(without)}
          >
            {label}
            <CloseOutlined aria-hidden className={styles.cross} />
          </button>
        </li>
      ))}
    </ul>
  );
}

interface Words {
  readonly language: Language;
  readonly trade: (name: string) => string;
  readonly t: TFunction;
  readonly formats: Formats;
}

function chipsOf(filters: WorkFilters, words: Words): Chip[] {
  const { t, formats, trade, language } = words;
  const { jobType, minRate, province, city, withinKm } = filters;
  const chips: (Chip | false)[] = [
    jobType !== undefined && { label: trade(jobType), without: { jobType: undefined } },
    minRate !== undefined && {
      label: t('filters.chip.minRate', { rate: formats.dollars(minRate) }),
      without: { minRate: undefined },
    },
    datesChip(filters, words),
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

function datesChip({ from, to }: WorkFilters, { t, formats }: Words): Chip | false {
  const without = { from: undefined, to: undefined };
  const day = (value: string) => formats.date(`${value}T12:00:00Z`, 'UTC');
  if (from && to) {
    return { label: t('filters.chip.dates', { from: day(from), to: day(to) }), without };
  }
  if (from) return { label: t('filters.chip.from', { from: day(from) }), without };
  return to ? { label: t('filters.chip.to', { to: day(to) }), without } : false;
}
