import { useSettled } from '@leafshift/ui/timing';
import Input from 'antd/es/input/Input';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './log-search.module.css';
import type { LogSearch } from './queries.ts';

const SETTLE_MS = 300;
const MOST_LETTERS = 100;

interface Typed {
  readonly q: string;
  readonly from: string;
  readonly to: string;
}

/** What is typed to search a log, at first what was asked for, and the search once it stands still. */
export function useLogSearch(asked = '') {
  const [typed, setTyped] = useState<Typed>({ q: asked, from: '', to: '' });
  const { q, from, to } = useSettled(typed, SETTLE_MS);
  const search: LogSearch = {
    ...(q.trim() !== '' && { q: q.trim() }),
    ...(from !== '' && { from }),
    ...(to !== '' && { to }),
  };
  return { typed, setTyped, search };
}

interface LogSearchFieldsProps {
  /** What it is searched by. */
  readonly label?: string;
  readonly typed: Typed;
  readonly onChange: (typed: Typed) => void;
}

/** By whom, what or which action, and between which days. */
export function LogSearchFields({ label: sought, typed, onChange }: LogSearchFieldsProps) {
  const { t } = useTranslation('mf-back-office');
  const id = useId();
  const field = (name: keyof Typed, label: string, type: 'search' | 'date') => (
    <div className={styles.field}>
      <label htmlFor={`${id}-${name}`}>{label}</label>
      <Input
        id={`${id}-${name}`}
        type={type}
        value={typed[name]}
        maxLength={MOST_LETTERS}
        onChange={(event) => onChange({ ...typed, [name]: event.target.value })}
      />
    </div>
  );
  return (
    <>
      {field('q', sought ?? t('log.search'), 'search')}
      {field('from', t('money.from'), 'date')}
      {field('to', t('money.to'), 'date')}
    </>
  );
}
