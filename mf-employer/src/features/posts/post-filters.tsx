import SearchOutlined from '@ant-design/icons/es/icons/SearchOutlined';
import { myProfileQuery } from '@leafshift/data-access';
import { useShell } from '@leafshift/shell-sdk';
import { useSettled } from '@leafshift/ui/timing';
import { useQuery } from '@tanstack/react-query';
import Button from 'antd/es/button';
import DatePicker from 'antd/es/date-picker';
import Input from 'antd/es/input';
import Select from 'antd/es/select';
import dayjs from 'dayjs';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './posts.module.css';
import type { PostFilterState } from './use-post-filters.ts';
import { WorkerFilter } from './worker-filter.tsx';

const STATES = ['open', 'filled', 'complete', 'cancelled'] as const;
const TYPING_PAUSE_MS = 300;
const WIRE = 'YYYY-MM-DD';

/** Search and filters of the postings; permanent ones are searched by words and days only. */
export function PostFilters({ state }: { readonly state: PostFilterState }) {
  const { t } = useTranslation('mf-employer');
  const { tab, choice, change, clear, isFiltered } = state;
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
      <div className={styles.narrowing}>
        {tab !== 'permanent' && <ShiftFilters state={state} />}
        <DatePicker.RangePicker
          className={styles.period}
          size="large"
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
      </div>
      {isFiltered && (
        <Button type="link" size="large" onClick={clearAll}>
          {t('posts.clear')}
        </Button>
      )}
    </section>
  );
}

/** Store, supervisor, worker and state. */
function ShiftFilters({ state: { choice, change } }: { readonly state: PostFilterState }) {
  const { t } = useTranslation('mf-employer');
  const { data } = useQuery(myProfileQuery(useShell().api));
  const profile = data && 'locations' in data ? data : null;
  return (
    <>
      <Choice
        label={t('posts.store')}
        all={t('posts.allStores')}
        value={choice.location}
        options={(profile?.locations ?? []).map(({ _id, locationName }) => [_id, locationName])}
        onChange={(location) => change({ location })}
      />
      <Choice
        label={t('shift.supervisor')}
        all={t('posts.allSupervisors')}
        value={choice.supervisor}
        options={(profile?.supervisor ?? []).map(({ _id, name }) => [_id, name])}
        onChange={(supervisor) => change({ supervisor })}
      />
      <WorkerFilter value={choice.worker} onChange={(worker) => change({ worker })} />
      <Choice
        label={t('posts.status')}
        all={t('posts.allStatuses')}
        value={choice.state}
        options={STATES.map((known) => [known, t(`posts.state.${known}`)])}
        onChange={(chosen) => change({ state: STATES.find((known) => known === chosen) ?? null })}
      />
    </>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly all: string;
  readonly value: string | null;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly onChange: (value: string | null) => void;
}

function Choice({ label, all, value, options, onChange }: ChoiceProps) {
  return (
    <Select
      size="large"
      className={styles.choice}
      aria-label={label}
      popupMatchSelectWidth={false}
      value={value ?? ''}
      options={[
        { value: '', label: all },
        ...options.map(([of, name]) => ({ value: of, label: name })),
      ]}
      onChange={(chosen: string) => onChange(chosen || null)}
    />
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
      placeholder={t('posts.searchHint')}
      allowClear
      maxLength={100}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  );
}
