import type { PersonRow } from '@leafshift/contracts/back-office';
import { useFormats } from '@leafshift/i18n';
import { useShell } from '@leafshift/shell-sdk';
import { Card } from '@leafshift/ui/page';
import { EmptyState } from '@leafshift/ui/states';
import { useSettled } from '@leafshift/ui/timing';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import Input from 'antd/es/input/Input';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { DeskTable } from '../desk/desk-table.tsx';
import { Loaded } from '../desk/loaded.tsx';
import { More } from '../desk/more.tsx';
import { PersonLink } from '../desk/person-link.tsx';
import { useReadersZone } from '../desk/use-readers-zone.ts';
import styles from './people.module.css';
import { PersonMarks } from './person-marks.tsx';
import { peopleQuery } from './queries.ts';

const SETTLE_MS = 250;
const MOST_LETTERS = 100;

/** Everybody, found by the start of what is known of them. */
export function PeopleSearch() {
  const { t } = useTranslation('mf-back-office');
  const [search, setSearch] = useSearchParams();
  const id = useId();
  const [typed, setTyped] = useState(search.get('q') ?? '');
  const q = useSettled(typed.trim(), SETTLE_MS);
  const query = useInfiniteQuery({
    ...peopleQuery(useShell().api, q),
    placeholderData: keepPreviousData,
  });
  const change = (text: string): void => {
    setTyped(text);
    setSearch(text.trim() === '' ? {} : { q: text }, { replace: true });
  };
  return (
    <Card className={styles.card}>
      <div className={styles.search}>
        <label htmlFor={id}>{t('people.search')}</label>
        <Input
          id={id}
          type="search"
          size="large"
          allowClear
          value={typed}
          maxLength={MOST_LETTERS}
          onChange={(event) => change(event.target.value)}
        />
      </div>
      <Loaded query={query}>
        {(people) =>
          people.length === 0 ? (
            <EmptyState isCompact title={t('people.nobody')} text={t('people.nobodyText')} />
          ) : (
            <>
              <PeopleTable people={people} />
              <More query={query} />
            </>
          )
        }
      </Loaded>
    </Card>
  );
}

function PeopleTable({ people }: { readonly people: readonly PersonRow[] }) {
  const { t } = useTranslation('mf-back-office');
  const formats = useFormats();
  const zone = useReadersZone();
  return (
    <DeskTable
      label={t('title.people')}
      rows={people}
      keyOf={({ _id }) => _id}
      columns={[
        {
          key: 'name',
          label: t('people.name'),
          show: ({ _id, name }) => <PersonLink id={_id} name={name} />,
        },
        { key: 'email', label: t('people.email'), show: ({ email }) => <bdi>{email}</bdi> },
        {
          key: 'phone',
          label: t('people.phone'),
          show: ({ phoneNumber }) => <span dir="ltr">{phoneNumber ?? '–'}</span>,
        },
        {
          key: 'type',
          label: t('people.type'),
          show: ({ usertype }) => t(`people.usertype.${usertype}`),
        },
        { key: 'state', label: t('people.state'), show: (person) => <PersonMarks of={person} /> },
        {
          key: 'since',
          label: t('people.since'),
          show: ({ createdAt }) => formats.date(createdAt, zone),
        },
      ]}
    />
  );
}
