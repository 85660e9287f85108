import { useFormats } from '@leafshift/i18n';
import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import type { WorkSearch } from '../search/work-filters.ts';
import styles from './shift-list.module.css';

/** As far as the server counts. */
const MOST_COUNTED = 100;

interface FartherShiftsProps {
  readonly search: WorkSearch;
  readonly count: number;
  readonly onSearch: (search: WorkSearch) => void;
}

/** How many shifts lie farther away than I look, and the way to see them. */
export function FartherShifts({ search, count, onSearch }: FartherShiftsProps) {
  const { t } = useTranslation('mf-worker');
  const formats = useFormats();
  const { withinKm, ...others } = search.filters;
  if (count === 0 || withinKm === undefined) return null;
  const distance = formats.number(withinKm);
  return (
    <p className={styles.farther}>
      {count < MOST_COUNTED
        ? t('findWork.farther', { count, distance })
        : t('findWork.fartherMany', { distance })}
      <Button type="link" onClick={() => onSearch({ ...search, filters: others })}>
        {t('findWork.showFarther')}
      </Button>
    </p>
  );
}
