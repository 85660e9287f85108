import { useShell } from '@leafshift/shell-sdk';
import { Card } from '@leafshift/ui/page';
import { ErrorState, FormSkeleton } from '@leafshift/ui/states';
import { useQuery } from '@tanstack/react-query';
import { AvailabilityEditor } from './availability-editor.tsx';
import { availabilityQuery } from './queries.ts';

/** What offers and alerts go by (FIND-1). */
export function Availability() {
  const { api } = useShell();
  const known = useQuery(availabilityQuery(api));
  if (known.isPending) return <FormSkeleton fields={8} />;
  if (!known.data) {
    return (
      <Card>
        <ErrorState error={known.error} onRetry={known.refetch} isRetrying={known.isRefetching} />
      </Card>
    );
  }
  return <AvailabilityEditor known={known.data} />;
}
