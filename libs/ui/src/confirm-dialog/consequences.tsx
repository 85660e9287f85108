import type { ReactNode } from 'react';
import { ErrorState } from '../states/error-state.tsx';

interface ConsequencesProps<Terms> {
  readonly query: {
    readonly data: Terms | undefined;
    readonly error: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  /** What is said until they are known. */
  readonly asking: ReactNode;
  readonly children: (terms: Terms) => ReactNode;
}

/** What follows from what a dialog asks about, as the server says it; where it cannot, why, with Retry. */
export function Consequences<Terms>({ query, asking, children }: ConsequencesProps<Terms>) {
  if (query.data !== undefined) return <div aria-live="polite">{children(query.data)}</div>;
  if (!query.error) return <p aria-live="polite">{asking}</p>;
  return (
    <ErrorState
      isCompact
      error={query.error}
      isRetrying={query.isFetching}
      onRetry={query.refetch}
    />
  );
}
