import { inviteWorkers } from '@leafshift/contracts/favourites';
import { messageOf } from '@leafshift/data-access';
import { alertKindOf, postsKey } from '@leafshift/remote-pages/shifts';
import { useShell } from '@leafshift/shell-sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

interface Invited {
  readonly postIds: readonly string[];
  readonly workerIds: readonly string[];
}

/** Invites favourites to shifts; says how many were invited, or why nobody was. */
export function useInvite() {
  const { t } = useTranslation('mf-employer');
  const { api, notify } = useShell();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ postIds, workerIds }: Invited) =>
      api.send(inviteWorkers, { body: { postIds: [...postIds], workerIds: [...workerIds] } }),
    onSuccess: ({ invited }) => notify('Success', t('toast.invited', { count: invited })),
    onError: (error) => notify(alertKindOf(error), messageOf(error)),
    onSettled: () => client.invalidateQueries({ queryKey: postsKey }),
  });
}
