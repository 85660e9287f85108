import { type OwnAttendance, sayArriving } from '@leafshift/contracts/attendance';
import { postsKey } from '@leafshift/remote-pages/shifts';
import { useWaitingCall } from '@leafshift/remote-pages/waiting';
import { useShell } from '@leafshift/shell-sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

/** Says that I am on my way, late by some minutes or by none; without a network, later. */
export function useSayArriving({ postId }: OwnAttendance, onTold: () => void) {
  const { t } = useTranslation('mf-worker');
  const { notify } = useShell();
  const client = useQueryClient();
  const params = { postId };
  const arriving = useWaitingCall(sayArriving, params, {
    onSent: () => {
      notify('Success', t('attendance.arrivingTold'));
      onTold();
    },
    onSettled: () => client.invalidateQueries({ queryKey: postsKey }),
  });
  return {
    ...arriving,
    tell: (minutesLate: number): void => {
      const label = minutesLate === 0 ? t('attendance.way') : t('attendance.late');
      arriving.press({ params, body: { minutesLate } }, label);
    },
  };
}
