import { type OwnAttendance, sayArriving } from '@leafshift/contracts/attendance';
import { messageOf } from '@leafshift/data-access';
import { alertKindOf, postsKey } from '@leafshift/remote-pages/shifts';
import { useShell } from '@leafshift/shell-sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

/** Says that I am on my way, late by some minutes or by none. */
export function useSayArriving({ postId }: OwnAttendance) {
  const { t } = useTranslation('mf-worker');
  const { api, notify } = useShell();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (minutesLate: number) =>
      api.send(sayArriving, { params: { postId }, body: { minutesLate } }),
    onSuccess: () => notify('Success', t('attendance.arrivingTold')),
    onError: (error) => notify(alertKindOf(error), messageOf(error)),
    onSettled: () => client.invalidateQueries({ queryKey: postsKey }),
  });
}
