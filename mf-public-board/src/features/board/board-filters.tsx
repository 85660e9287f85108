import { PROVINCES } from '@leafshift/domain/provinces';
import Input from 'antd/es/input';
import Select from 'antd/es/select';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './board-filters.module.css';
import type { BoardFilters } from './queries.ts';

const TYPING_PAUSE_MS = 300;

interface Props {
  readonly filters: BoardFilters;
  readonly onChange: (change: Partial<BoardFilters>) => void;
}

/** Search, province and order of the board. What is typed takes effect after a short pause. */
export const BoardFilterBar = ({ filters, onChange }: Props) => {
  const { t } = useTranslation('mf-public-board');
  const [typed, setTyped] = useState(filters.q);

  useEffect(() => setTyped(filters.q), [filters.q]);
  useEffect(() => {
    if (typed.trim() === filters.q) return;
    const pause = setTimeout(() => onChange({ q: typed.trim() }), TYPING_PAUSE_MS);
    return () => clearTimeout(pause);
  }, [typed, filters.q, onChange]);

  return (
    <search className={styles.bar}>
      <Input
        type="search"
        allowClear
        size="large"
        aria-label={t('board.search')}
        placeholder={t('board.search')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onPressEnter={() => onChange({ q: typed.trim() })}
      />
      <Select
        size="large"
        aria-label={t('board.province')}
        value={filters.province}
        onChange={(province) => onChange({ province })}
        options={[
          { value: '', label: t('board.allProvinces') },
          ...PROVINCES.map(({ code, name }) => ({ value: code, label: name })),
        ]}
      />
      <Select
        size="large"
        aria-label={t('board.sort')}
        value={filters.sort}
        onChange={(sort) => onChange({ sort })}
        options={[
          { value: 'newest' as const, label: t('board.newest') },
          { value: 'best-paid' as const, label: t('board.bestPaid') },
        ]}
      />
    </search>
  );
};
