import { useFormats } from '@leafshift/i18n';
import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import type { WorkSearch } from '../search/work-filters.ts';
import styles from './shift-list.module.css';

interface FartherShiftsProps {
  readonly search: WorkSearch;
  readonly count: number;
  /** Whether there may be more than were counted. */
  readonly isAtLeast: boolean;
  readonly onSearch: (search: WorkSearch) => void;
}

/** How many shifts lie farther away than I look, and the way to see them. */
export function FartherShifts({ search, count, isAtLeast, onSearch }: FartherShiftsProps) {
  const { t } = useTranslation('mf-worker');
  const formats = useFormats();
  const { withinKm, ...others } = search.filters;
  if (withinKm === undefined || (count === 0 && !isAtLeast)) return null;
  const distance = formats.number(withinKm);
  return (
    <p className={styles.farther}>
      {isAtLeast && count === 0 && t('findWork.fartherMaybe', { distance })}
      {isAtLeast && count > 0 && t('findWork.fartherAtLeast', { count, distance })}
      {!isAtLeast && t('findWork.farther', { count, distance })}
      <Button type="link" onClick={() => onSearch({ ...search, filters: others })}>
        {t('findWork.showFarther')}
      </Button>
    </p>
  );
}
