import SearchOutlined from '@ant-design/icons/es/icons/SearchOutlined';
import { useSettled } from '@leafshift/ui/timing';
import Button from 'antd/es/button';
import DatePicker from 'antd/es/date-picker';
import Input from 'antd/es/input';
import Select from 'antd/es/select';
import dayjs from 'dayjs';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './posts.module.css';
import type { PostFilterState } from './use-post-filters.ts';

const STATUSES = ['open', 'filled', 'complete', 'cancelled'] as const;
const TYPING_PAUSE_MS = 300;
const WIRE = 'YYYY-MM-DD';

/** Search, state and period of the postings. */
export function PostFilters({ state }: { readonly state: PostFilterState }) {
  const { t } = useTranslation('mf-employer');
  const { choice, change, clear, isFiltered } = state;
  const [round, setRound] = useState(0);
  const clearAll = () => {
    clear();
    setRound(round + 1);
  };
  return (
    <section className={styles.filters} aria-label={t('posts.filters')}>
      <SearchText
        key={round}
        initial={round === 0 ? choice.q : ''}
        searched={choice.q}
        onSearch={(q) => change({ q })}
      />
      <Select
        size="large"
        className={styles.status}
        aria-label={t('posts.status')}
        value={choice.status ?? 'all'}
        options={[
          { value: 'all', label: t('posts.allStatuses') },
          ...STATUSES.map((status) => ({ value: status, label: t(`posts.state.${status}`) })),
        ]}
        onChange={(chosen) =>
          change({ status: STATUSES.find((known) => known === chosen) ?? null })
        }
      />
      <DatePicker.RangePicker
        size="large"
        className={styles.period}
        allowEmpty
        placeholder={[t('posts.from'), t('posts.to')]}
        value={[choice.from ? dayjs(choice.from) : null, choice.to ? dayjs(choice.to) : null]}
        onChange={(range) =>
          change({
            from: range?.[0]?.format(WIRE) ?? null,
            to: range?.[1]?.format(WIRE) ?? null,
          })
        }
      />
      {isFiltered && (
        <Button type="link" size="large" onClick={clearAll}>
          {t('posts.clear')}
        </Button>
      )}
    </section>
  );
}

interface SearchTextProps {
  readonly initial: string;
  /** What is searched for now. */
  readonly searched: string;
  readonly onSearch: (text: string) => void;
}

/** Searches shortly after the last key. */
function SearchText({ initial, searched, onSearch }: SearchTextProps) {
  const { t } = useTranslation('mf-employer');
  const [text, setText] = useState(initial);
  const settled = useSettled(text, TYPING_PAUSE_MS);
  const search = useEffectEvent((typed: string) => {
    if (typed !== searched) {
      onSearch(typed);
    }
  });
  useEffect(() => search(settled), [settled]);
  return (
    <Input
      size="large"
      className={styles.search}
      prefix={<SearchOutlined aria-hidden />}
      type="search"
      aria-label={t('posts.search')}
      placeholder={t('posts.search')}
      allowClear
      maxLength={100}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  );
}
