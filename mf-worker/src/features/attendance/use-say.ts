import {
  type OwnAttendance,
  sayComing,
  sayNobodyHere,
  sayStillNobody,
} from '@leafshift/contracts/attendance';
import { messageOf } from '@leafshift/data-access';
import { alertKindOf, postsKey } from '@leafshift/remote-pages/shifts';
import { useShell } from '@leafshift/shell-sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { findPosition } from './find-position.ts';

export type Saying = 'coming' | 'nobody' | 'stillNobody';

/** Says something about coming to a shift; a toast says that it is done, or why it was refused. */
export function useSay({ postId }: OwnAttendance) {
  const { t } = useTranslation('mf-worker');
  const { api, notify } = useShell();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (saying: Saying) => {
      const params = { postId };
      if (saying === 'coming') return api.send(sayComing, { params });
      const body = await findPosition();
      return api.send(saying === 'nobody' ? sayNobodyHere : sayStillNobody, { params, body });
    },
    onSuccess: (_, saying) =>
      notify('Success', t(saying === 'coming' ? 'attendance.thanks' : 'attendance.told')),
    onError: (error) => notify(alertKindOf(error), messageOf(error)),
    onSettled: () => client.invalidateQueries({ queryKey: postsKey }),
  });
}
