import { Card } from '@leafshift/ui/page';
import { EmptyState } from '@leafshift/ui/states';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { EntryStack } from './entry-card.tsx';
import { Loaded } from './loaded.tsx';
import { More } from './more.tsx';

interface WaitingListProps<Item> {
  readonly query: UseInfiniteQueryResult<readonly Item[]>;
  /** Said where nothing waits. */
  readonly empty: string;
  readonly children: (item: Item) => ReactNode;
}

/** The things of one queue, longest waiting first. */
export function WaitingList<Item>({ query, empty, children }: WaitingListProps<Item>) {
  return (
    <Loaded query={query}>
      {(items) =>
        items.length === 0 ? (
          <Card>
            <EmptyState title={empty} />
          </Card>
        ) : (
          <EntryStack>
            {items.map(children)}
            <More query={query} />
          </EntryStack>
        )
      }
    </Loaded>
  );
}
