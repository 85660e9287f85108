import { useShell } from '@leafshift/shell-sdk';
import { useSettled } from '@leafshift/ui/timing';
import { useQuery } from '@tanstack/react-query';
import Select from 'antd/es/select';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './posts.module.css';
import { workersQuery } from './rows/queries.ts';

const TYPING_PAUSE_MS = 300;

interface WorkerFilterProps {
  readonly value: string | null;
  readonly onChange: (workerId: string | null) => void;
}

/** One of those who asked for shifts of mine, found by their name. */
export function WorkerFilter({ value, onChange }: WorkerFilterProps) {
  const { t } = useTranslation('mf-employer');
  const { api } = useShell();
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const q = useSettled(typed.trim(), TYPING_PAUSE_MS);
  const found = useQuery({ ...workersQuery(api, q ? { q } : {}), enabled: isOpen });
  const chosen = useQuery({ ...workersQuery(api, { id: value ?? '' }), enabled: value !== null });
  const known = [...(found.data ?? []), ...(value === null ? [] : (chosen.data ?? []))];
  const options = new Map(known.map(({ _id, name }) => [_id, name]));
  return (
    <Select
      size="large"
      className={styles.choice}
      aria-label={t('posts.worker')}
      popupMatchSelectWidth={false}
      showSearch={{ filterOption: false, onSearch: setTyped, searchValue: typed }}
      loading={found.isFetching}
      notFoundContent={t('posts.noWorkers')}
      value={value ?? ''}
      options={[
        { value: '', label: t('posts.allWorkers') },
        ...[...options].map(([id, name]) => ({ value: id, label: name })),
      ]}
      onOpenChange={setIsOpen}
      onChange={(id: string) => {
        setTyped('');
        onChange(id || null);
      }}
    />
  );
}
