import { type OwnAttendance, sayNobodyHere, sayStillNobody } from '@leafshift/contracts/attendance';
import { messageOf } from '@leafshift/data-access';
import { alertKindOf, postsKey } from '@leafshift/remote-pages/shifts';
import { useShell } from '@leafshift/shell-sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { findPosition } from './find-position.ts';

export type Saying = 'nobody' | 'stillNobody';

/**
 * Says that nobody is at the place; a toast says that it is done, or why it was refused, which the panel
 * says too. It never waits for a network: it is true now, and help comes only to who is heard now.
 */
export function useSay({ postId }: OwnAttendance) {
  const { t } = useTranslation('mf-worker');
  const { api, notify } = useShell();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (saying: Saying) => {
      const params = { postId };
      const body = await findPosition();
      return api.send(saying === 'nobody' ? sayNobodyHere : sayStillNobody, { params, body });
    },
    onSuccess: () => notify('Success', t('attendance.told')),
    onError: (error) => notify(alertKindOf(error), messageOf(error)),
    onSettled: () => client.invalidateQueries({ queryKey: postsKey }),
  });
}
