import { Card } from '@leafshift/ui/page';
import { ErrorState, ListSkeleton } from '@leafshift/ui/states';
import type { UseInfiniteQueryResult, UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

type Result<Data> = UseQueryResult<Data> | UseInfiniteQueryResult<Data>;

interface LoadedProps<Data> {
  readonly query: Result<Data>;
  /** What has the shape of what comes. */
  readonly skeleton?: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** What a query brings; until then its shape, and where it fails what went wrong with Retry. */
export function Loaded<Data>({
  query,
  skeleton = <ListSkeleton rows={6} />,
  children,
}: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError) {
    return (
      <Card>
        <ErrorState
          error={query.error}
          isRetrying={query.isRefetching}
          onRetry={() => query.refetch()}
        />
      </Card>
    );
  }
  return skeleton;
}
