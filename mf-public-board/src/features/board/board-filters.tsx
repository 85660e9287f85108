import SearchOutlined from '@ant-design/icons/es/icons/SearchOutlined';
import { provinceName } from '@leafshift/domain/province-names';
import { PROVINCE_CODES } from '@leafshift/domain/provinces';
import { useLanguage } from '@leafshift/i18n';
import { NativeSelect } from '@leafshift/ui/native-select';
import Input from 'antd/es/input';
import { useTranslation } from 'react-i18next';
import { MoreFilters } from './more-filters.tsx';
import styles from './posting-list.module.css';
import type { BoardFilters } from './queries.ts';
import { useSearchText } from './use-search-text.ts';

interface Props {
  readonly filters: BoardFilters;
  readonly onChange: (change: Partial<BoardFilters>) => void;
}

const LONGEST_SEARCH = 100;

/** Search, province, order and further filters of the board. What is typed takes effect after a short pause. */
export const BoardFilterBar = ({ filters, onChange }: Props) => {
  const { t } = useTranslation('mf-public-board');
  const language = useLanguage();
  const { typed, setTyped, searchNow } = useSearchText(filters.q, (q) => onChange({ q }));
  const provinces = [
    { value: '', label: t('board.allProvinces') },
    ...PROVINCE_CODES.map((code) => ({
      value: code as string,
      label: provinceName(code, language),
    })),
  ];
  const orders = [
    { value: 'newest' as const, label: t('board.newest') },
    { value: 'best-paid' as const, label: t('board.bestPaid') },
  ];

  return (
    <search className="ls-posting-filters">
      <Input
        type="search"
        allowClear
        size="large"
        maxLength={LONGEST_SEARCH}
        prefix={<SearchOutlined aria-hidden className={styles.glass} />}
        aria-label={t('board.search')}
        placeholder={t('board.search')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onPressEnter={searchNow}
      />
      <NativeSelect
        isLarge
        label={t('board.province')}
        value={filters.province}
        options={provinces}
        onChange={(province) => onChange({ province })}
      />
      <NativeSelect
        isLarge
        label={t('board.sort')}
        value={filters.sort}
        options={orders}
        onChange={(sort) => onChange({ sort })}
      />
      <MoreFilters facts={filters.facts} onChange={(facts) => onChange({ facts })} />
    </search>
  );
};
