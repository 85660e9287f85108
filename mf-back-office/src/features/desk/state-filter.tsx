import Select from 'antd/es/select';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import styles from './state-filter.module.css';

/** The state that the address asks for, if it is one of these. */
export function useAskedState<State extends string>(states: readonly State[]): State | undefined {
  const [search] = useSearchParams();
  return states.find((state) => state === search.get('state'));
}

interface StateFilterProps {
  readonly states: readonly string[];
  /** Where the words of the states are among the texts. */
  readonly words?: 'log.words' | 'shifts.state' | 'system.delivery';
  /** What else of the address gives way to a state that is chosen. */
  readonly instead?: string;
}

/** Chooses which state a list shows; the address holds it. */
export function StateFilter({ states, words = 'log.words', instead }: StateFilterProps) {
  const { t } = useTranslation('mf-back-office');
  const [search, setSearch] = useSearchParams();
  const chosen = useAskedState(states);
  const id = useId();
  const change = (state: string): void => {
    const next = new URLSearchParams(search);
    if (state === '') next.delete('state');
    else next.set('state', state);
    if (instead) next.delete(instead);
    setSearch(next, { replace: true });
  };
  return (
    <div className={styles.filter}>
      <label htmlFor={id}>{t('people.state')}</label>
      <Select
        id={id}
        value={chosen ?? ''}
        onChange={change}
        options={[
          { value: '', label: t('filter.all') },
          ...states.map((state) => ({ value: state, label: t(`${words}.${state}`) })),
        ]}
      />
    </div>
  );
}
