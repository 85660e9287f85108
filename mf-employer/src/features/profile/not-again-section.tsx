import { unmarkNotAgain } from '@leafshift/contracts/worker-notes';
import { messageOf } from '@leafshift/data-access';
import { useShell } from '@leafshift/shell-sdk';
import { EntryList, TwoLines } from '@leafshift/ui/entry-list';
import { ErrorState, ListSkeleton } from '@leafshift/ui/states';
import { TimeAgo } from '@leafshift/ui/text';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { notAgainQuery, workerNotesKey } from '../worker-notes/queries.ts';
import { ProfileSection } from './profile-section.tsx';

/** The 'not again' list; a worker is put on it on their profile. */
export function NotAgainSection() {
  const { t } = useTranslation('mf-employer');
  const { api, notify } = useShell();
  const client = useQueryClient();
  const list = useQuery(notAgainQuery(api));
  const takeOff = useMutation({
    mutationFn: (userId: string) => api.send(unmarkNotAgain, { params: { userId } }),
    onError: (error) => notify('Error', messageOf(error)),
    onSettled: () => client.invalidateQueries({ queryKey: workerNotesKey }),
  });
  return (
    <ProfileSection id="not-again" title={t('notAgain.title')} action={null}>
      {list.data && (
        <EntryList
          title={t('notAgain.title')}
          emptyText={t('notAgain.none')}
          onRemove={(id) => takeOff.mutateAsync(id)}
          entries={list.data.map((worker) => ({
            id: worker._id,
            name: worker.name,
            content: (
              <TwoLines
                first={worker.name}
                second={
                  <>
                    {worker.by && (
                      <>
                        <bdi>{worker.by}</bdi> ·{' '}
                      </>
                    )}
                    <TimeAgo at={worker.at} />
                  </>
                }
              />
            ),
          }))}
        />
      )}
      {list.isPending && <ListSkeleton rows={2} />}
      {list.error && !list.data && (
        <ErrorState error={list.error} onRetry={list.refetch} isCompact />
      )}
    </ProfileSection>
  );
}
