import { Card } from '@leafshift/ui/page';
import { EmptyState } from '@leafshift/ui/states';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import styles from './list-card.module.css';
import { Loaded } from './loaded.tsx';
import { More } from './more.tsx';

interface ListCardProps<Item> {
  readonly query: UseInfiniteQueryResult<readonly Item[]>;
  /** What the list is chosen by, and what can be done with all of it. */
  readonly tools?: ReactNode;
  /** Said where there is nothing. */
  readonly empty: string;
  readonly children: (items: readonly Item[]) => ReactNode;
}

/** A list of the desk on one card, with what it is chosen by above it. */
export function ListCard<Item>({ query, tools, empty, children }: ListCardProps<Item>) {
  return (
    <Card className={styles.card}>
      {tools && <div className={styles.tools}>{tools}</div>}
      <Loaded query={query}>
        {(items) =>
          items.length === 0 ? (
            <EmptyState isCompact title={empty} />
          ) : (
            <>
              {children(items)}
              <More query={query} />
            </>
          )
        }
      </Loaded>
    </Card>
  );
}
