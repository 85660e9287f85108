import { declineRequest } from '@leafshift/contracts/employer-shifts';
import { confirmWorker, type ShiftRequest, type TempPost } from '@leafshift/contracts/posts';
import { useShiftChange } from '@leafshift/remote-pages/shifts';
import { useTranslation } from 'react-i18next';

/** Confirms a request. */
export function useConfirmRequest(post: TempPost, onDone?: () => void) {
  const { t } = useTranslation('mf-employer');
  return useShiftChange<ShiftRequest>({
    send: (api, { _id: requestId, requestUser: requestUserId, name }) =>
      api.send(confirmWorker, {
        params: { postId: post._id },
        body: { requestUserId, requestId, name },
      }),
    done: t('toast.workerConfirmed'),
    ...(onDone && { onDone }),
  });
}

/** Declines a request (SHIFT-62). */
export function useDeclineRequest(post: TempPost) {
  const { t } = useTranslation('mf-employer');
  return useShiftChange<ShiftRequest>({
    send: (api, { _id: requestId }) =>
      api.send(declineRequest, { params: { postId: post._id, requestId } }),
    done: t('toast.requestDeclined'),
  });
}
