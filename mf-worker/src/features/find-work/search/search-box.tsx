import SearchOutlined from '@ant-design/icons/es/icons/SearchOutlined';
import Input from 'antd/es/input';
import { useTranslation } from 'react-i18next';
import { useTypedValue } from './use-typed-value.ts';

const LONGEST = 100;

interface SearchBoxProps {
  readonly words: string;
  readonly onChange: (words: string) => void;
}

/** Searches shifts by words. */
export function SearchBox({ words, onChange }: SearchBoxProps) {
  const { t } = useTranslation('mf-worker');
  const { typed, type, settle } = useTypedValue(words, onChange);
  return (
    <Input
      type="search"
      size="large"
      allowClear
      maxLength={LONGEST}
      prefix={<SearchOutlined aria-hidden />}
      aria-label={t('filters.search')}
      placeholder={t('filters.search')}
      value={typed}
      onChange={(event) => type(event.target.value)}
      onPressEnter={settle}
    />
  );
}
