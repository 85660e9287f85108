import { type OwnAttendance, sayComing } from '@leafshift/contracts/attendance';
import { messageOf } from '@leafshift/data-access';
import { alertKindOf, postsKey } from '@leafshift/remote-pages/shifts';
import { useWaitingCall } from '@leafshift/remote-pages/waiting';
import { useShell } from '@leafshift/shell-sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

/** Says that I still come; without a network, later. */
export function useSayComing({ postId }: OwnAttendance) {
  const { t } = useTranslation('mf-worker');
  const { notify } = useShell();
  const client = useQueryClient();
  const params = { postId };
  const coming = useWaitingCall(sayComing, params, {
    onSent: () => notify('Success', t('attendance.thanks')),
    onSettled: () => client.invalidateQueries({ queryKey: postsKey }),
  });
  const { mutate, error } = useMutation({
    mutationFn: () => coming.send({ params }, t('attendance.yes')),
    networkMode: 'always',
    onError: (failure) => notify(alertKindOf(failure), messageOf(failure)),
  });
  return {
    isSending: coming.isSending,
    isWaiting: coming.isWaiting,
    /** Why it was refused; null where it was not. */
    error,
    tell: () => mutate(),
  };
}
