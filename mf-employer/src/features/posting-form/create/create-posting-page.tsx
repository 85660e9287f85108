import { myProfileQuery } from '@leafshift/data-access';
import { useShell } from '@leafshift/shell-sdk';
import { Page } from '@leafshift/ui/page';
import { ErrorState, FormSkeleton } from '@leafshift/ui/states';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useLiveShifts } from '../../shift/use-live-shifts.ts';
import { BeginPosting } from './begin-posting.tsx';
import { CreatePosting } from './create-posting.tsx';

/** /jobposting, with `?day=` from the calendar or `?from=` to duplicate a posting. */
export function CreatePostingPage() {
  const [search] = useSearchParams();
  useLiveShifts();
  const begins = search.has('day') || search.has('from');
  return <Page>{begins ? <BeginPosting search={search} /> : <Loaded />}</Page>;
}

function Loaded() {
  const { api } = useShell();
  const profile = useQuery(myProfileQuery(api));
  if (profile.data) {
    return <CreatePosting profile={profile.data} />;
  }
  return profile.error ? (
    <ErrorState error={profile.error} onRetry={profile.refetch} />
  ) : (
    <FormSkeleton fields={7} />
  );
}
