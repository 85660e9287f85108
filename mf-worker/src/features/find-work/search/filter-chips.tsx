import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import { useTranslation } from 'react-i18next';
import styles from './filter-chips.module.css';
import type { FilterChange } from './filter-drawer.tsx';
import { useFilterChips } from './use-filter-chips.ts';
import type { WorkFilters } from './work-filters.ts';

interface FilterChipsProps {
  readonly filters: WorkFilters;
  readonly onChange: (change: FilterChange) => void;
}

/** The filters in use, each with a button that removes it. */
export function FilterChips({ filters, onChange }: FilterChipsProps) {
  const { t } = useTranslation('mf-worker');
  const chips = useFilterChips(filters);
  if (chips.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={t('filters.inUse')}>
      {chips.map(({ label, without }) => (
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
