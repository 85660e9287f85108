import { useSettled } from '@leafshift/ui/timing';
import Input from 'antd/es/input/Input';
import { useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import styles from './money.module.css';

const SETTLE_MS = 300;
const MOST_LETTERS = 100;
const NAMED = 'q';

/** The one that the address asks for by an id or a number, once the typing stands still. */
export function useAskedName(): string {
  const [search] = useSearchParams();
  return useSettled((search.get(NAMED) ?? '').trim(), SETTLE_MS);
}

/** Looks for one of a list by its id or number, in whatever state it is; the address holds it. */
export function NamedFilter({ label }: { readonly label: string }) {
  const [search, setSearch] = useSearchParams();
  const id = useId();
  const change = (typed: string): void => {
    const next = new URLSearchParams(search);
    next.delete('state');
    if (typed === '') next.delete(NAMED);
    else next.set(NAMED, typed);
    setSearch(next, { replace: true });
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <Input
        id={id}
        type="search"
        value={search.get(NAMED) ?? ''}
        maxLength={MOST_LETTERS}
        onChange={(event) => change(event.target.value)}
      />
    </div>
  );
}
