import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import { PROVINCE_NAMES } from '@leafshift/domain/provinces';
import { type Formats, useFormats } from '@leafshift/i18n';
import { useWordings, type Wordings } from '@leafshift/i18n/wordings';
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

/** The filters in use, each with its way to be taken away. */
export function FilterChips({ filters, onChange }: FilterChipsProps) {
  const { t } = useTranslation('mf-worker');
  const formats = useFormats();
  const { say } = useWordings();
  if (countFilters(filters) === 0) return null;
  return (
    <ul className={styles.chips} aria-label={t('filters.inUse')}>
      {chipsOf(filters, { t, formats, say }).map(({ label, without }) => (
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

interface Words extends Pick<Wordings, 'say'> {
  readonly t: TFunction;
  readonly formats: Formats;
}

function chipsOf(filters: WorkFilters, words: Words): Chip[] {
  const { t, formats, say } = words;
  const { jobType, minRate, province, city, withinKm } = filters;
  const chips: (Chip | false)[] = [
    jobType !== undefined && { label: say(jobType), without: { jobType: undefined } },
    minRate !== undefined && {
      label: t('filters.chip.minRate', { rate: formats.dollars(minRate) }),
      without: { minRate: undefined },
    },
    datesChip(filters, words),
    province !== undefined && {
      label: say(PROVINCE_NAMES[province]),
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
