import FilterOutlined from '@ant-design/icons/es/icons/FilterOutlined';
import { OnDemand } from '@leafshift/ui/lazy';
import { NativeSelect } from '@leafshift/ui/native-select';
import Button from 'antd/es/button';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SavedSearchesButton } from '../../saved-searches/saved-searches-button.tsx';
import type { WorkView } from '../work-view.ts';
import { FilterChips } from './filter-chips.tsx';
import type { FilterChange } from './filter-drawer.tsx';
import styles from './search-bar.module.css';
import { SearchBox } from './search-box.tsx';
import { ViewSwitch } from './view-switch.tsx';
import { countFilters, SORTS, type WorkSearch, withoutAbsent } from './work-filters.ts';

const FilterDrawer = lazy(async () => ({
  default: (await import('./filter-drawer.tsx')).FilterDrawer,
}));

interface SearchBarProps {
  readonly search: WorkSearch;
  readonly view: WorkView;
  readonly knowsHome: boolean;
  readonly onChange: (search: WorkSearch) => void;
  readonly onView: (view: WorkView) => void;
  /** Runs a saved search, which says nothing about what is usually looked for. */
  readonly onRun: (search: WorkSearch) => void;
}

/** Words, filters and order of Find Work, and whether it is a list or a map. */
export function SearchBar(props: SearchBarProps) {
  const { search, view, knowsHome, onChange, onView, onRun } = props;
  const { t } = useTranslation('mf-worker');
  const [isOpen, setIsOpen] = useState(false);
  const { filters, sort } = search;
  const count = countFilters(filters);

  const change = (part: FilterChange): void =>
    onChange({ filters: withoutAbsent({ ...filters, ...part }), sort });

  return (
    <search className={styles.search}>
      <SearchBox
        words={filters.q ?? ''}
        onChange={(words) => change({ q: words === '' ? undefined : words })}
      />
      <div className={styles.bar}>
        <Button
          icon={<FilterOutlined aria-hidden />}
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
        >
          {count === 0 ? t('filters.title') : t('filters.titleWithCount', { count })}
        </Button>
        <SavedSearchesButton search={search} onRun={onRun} />
        <NativeSelect
          label={t('filters.sort')}
          className={styles.sort}
          value={sort}
          options={SORTS.filter((value) => knowsHome || value !== 'nearest').map((value) => ({
            value,
            label: t(`filters.sorts.${value}`),
          }))}
          onChange={(chosen) => onChange({ filters, sort: chosen })}
        />
        <ViewSwitch view={view} onChange={onView} />
      </div>
      <FilterChips filters={filters} onChange={change} />
      <OnDemand isOpen={isOpen}>
        <FilterDrawer
          isOpen={isOpen}
          filters={filters}
          knowsHome={knowsHome}
          onChange={change}
          onClear={() =>
            onChange({ filters: withoutAbsent({ q: filters.q, withinKm: filters.withinKm }), sort })
          }
          onClose={() => setIsOpen(false)}
        />
      </OnDemand>
    </search>
  );
}
