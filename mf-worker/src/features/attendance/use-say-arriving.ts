import { type OwnAttendance, sayArriving } from '@leafshift/contracts/attendance';
import { messageOf } from '@leafshift/data-access';
import { alertKindOf, postsKey } from '@leafshift/remote-pages/shifts';
import { useWaitingCall, useWaitingInputs } from '@leafshift/remote-pages/waiting';
import { useShell } from '@leafshift/shell-sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

/** Says that I am on my way, late by some minutes or by none; without a network, later. */
export function useSayArriving({ postId }: OwnAttendance, onTold: () => void) {
  const { t } = useTranslation('mf-worker');
  const { notify } = useShell();
  const client = useQueryClient();
  const params = { postId };
  const arriving = useWaitingCall(sayArriving, params, {
    onSent: () => notify('Success', t('attendance.arrivingTold')),
    onSettled: () => client.invalidateQueries({ queryKey: postsKey }),
  });
  const waits = useWaitingInputs(sayArriving, params).filter(({ refusal }) => refusal === null);
  const [waiting] = waits;
  const { mutate, error, variables } = useMutation({
    mutationFn: (minutesLate: number) => {
      for (const { discard } of waits) discard();
      const label = minutesLate === 0 ? t('attendance.way') : t('attendance.late');
      return arriving.send({ params, body: { minutesLate } }, label);
    },
    networkMode: 'always',
    onSuccess: onTold,
    onError: (failure) => notify(alertKindOf(failure), messageOf(failure)),
  });
  return {
    isSending: arriving.isSending,
    /** The minutes late of what waits for a network; null where nothing does. */
    waits: waiting ? (waiting.input.body as { minutesLate: number }).minutesLate : null,
    /** The minutes late that were said last. */
    said: variables,
    /** Why that was refused; null where it was not. */
    error,
    /** Takes the place of what waits. */
    tell: (minutesLate: number): void => mutate(minutesLate),
  };
}
