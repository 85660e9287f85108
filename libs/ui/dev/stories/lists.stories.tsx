import { useState } from 'react';
import type { Meta } from 'storybook-react-rsbuild';
import { EntryList, TwoLines } from '../../src/entry-list/index.ts';
import { NativeSelect } from '../../src/native-select/index.ts';
import { SearchResults } from '../../src/search-results/index.ts';
import { LONG_ADDRESS, LONG_NAME } from './long-texts.ts';

export default { title: 'Lists and choices' } satisfies Meta;

const ENTRIES = [
  { id: '1', name: 'Queen Street', content: <TwoLines first="Queen Street" second="Toronto" /> },
  { id: '2', name: LONG_NAME, content: <TwoLines first={LONG_NAME} second={LONG_ADDRESS} /> },
];

export const Entries = () => (
  <EntryList title="Locations" emptyText="None yet" entries={ENTRIES} onRemove={() => undefined} />
);

export const NoEntries = () => <EntryList title="Locations" emptyText="None yet" entries={[]} />;

export const Choice = () => {
  const [sort, setSort] = useState<'newest' | 'rate'>('newest');
  return (
    <NativeSelect
      label="Sort by"
      value={sort}
      onChange={setSort}
      options={[
        { value: 'newest', label: 'Newest first' },
        { value: 'rate', label: 'Highest rate first' },
      ]}
    />
  );
};

export const Found = () => (
  <>
    <SearchResults
      title="Shifts"
      found={{
        data: [
          { path: '#trimmer', name: 'Trimmer', hint: 'Queen Street, 12 May 2026' },
          { path: '#long', name: LONG_NAME, hint: LONG_ADDRESS },
        ],
      }}
      onOpen={() => undefined}
    />
    <SearchResults title="Workers" found={{ data: [] }} onOpen={() => undefined} />
    <SearchResults title="Applicants" found={{ data: undefined }} onOpen={() => undefined} />
  </>
);
