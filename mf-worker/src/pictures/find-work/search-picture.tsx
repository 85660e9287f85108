import { useFormats } from '@leafshift/i18n';
import { NativeSelect } from '@leafshift/ui/native-select';
import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import chipStyles from '../../features/find-work/search/filter-chips.module.css';
import barStyles from '../../features/find-work/search/search-bar.module.css';
import { ViewSwitch } from '../../features/find-work/search/view-switch.tsx';
import type { WorkSearch } from '../../features/find-work/search/work-filters.ts';
import styles from './find-work-picture.module.css';
import { CROSS, FUNNEL, GLASS, SearchIcon } from './search-icons.tsx';

interface SearchPictureProps {
  readonly search: WorkSearch;
}

/** The search bar before it can be used. */
export function SearchPicture({ search: { filters, sort } }: SearchPictureProps) {
  const { t } = useTranslation('mf-worker');
  const formats = useFormats();
  return (
    <div className={barStyles.search}>
      <div className={clsx(styles.control, styles.field)}>
        <SearchIcon className={styles.icon} drawing={GLASS} />
        <span className={styles.words}>{t('filters.search')}</span>
      </div>
      <div className={barStyles.bar}>
        <div className={clsx(styles.control, styles.button)}>
          <SearchIcon className={styles.icon} drawing={FUNNEL} />
          {t('filters.title')}
        </div>
        <NativeSelect
          label={t('filters.sort')}
          className={barStyles.sort}
          value={sort}
          options={[{ value: sort, label: t(`filters.sorts.${sort}`) }]}
          onChange={() => undefined}
        />
        <ViewSwitch view="list" onChange={() => undefined} />
      </div>
      {filters.withinKm !== undefined && (
        <ul className={chipStyles.chips}>
          <li>
            <span className={chipStyles.chip}>
              {t('filters.km', { distance: formats.number(filters.withinKm) })}
              <SearchIcon className={clsx(styles.cross, chipStyles.cross)} drawing={CROSS} />
            </span>
          </li>
        </ul>
      )}
    </div>
  );
}
