import {
  type ConfirmedWorker,
  releaseTerms,
  releaseWorker,
  type TempPost,
} from '@leafshift/contracts/posts';
import { detailKey } from '@leafshift/data-access';
import { releaseRefusal } from '@leafshift/domain/shift-lifecycle';
import { useFormats } from '@leafshift/i18n';
import { toLifecycleShift, useShiftChange } from '@leafshift/remote-pages/shifts';
import { useShell } from '@leafshift/shell-sdk';
import { Consequences } from '@leafshift/ui/confirm-dialog';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonDialog } from './reason-dialog.tsx';

interface ReleaseProps {
  readonly post: TempPost;
  readonly worker: ConfirmedWorker;
  /** Leads away from the worker, who is not on the shift any more. */
  readonly onDone: () => void;
}

/** Releases a confirmed worker who has not come, after saying what it costs. */
export function Release({ post, worker, onDone }: ReleaseProps) {
  const { t } = useTranslation('mf-employer');
  const formats = useFormats();
  const { api } = useShell();
  const [isAsking, setIsAsking] = useState(false);
  const terms = useQuery({
    queryKey: detailKey('consequences', { of: 'release', id: worker._id }),
    queryFn: ({ signal }) =>
      api.send(releaseTerms, { params: { postId: post._id, confirmedId: worker._id } }, { signal }),
    enabled: isAsking,
    // It changes with the hour.
    gcTime: 0,
    staleTime: 0,
  });
  const release = useShiftChange<string>({
    send: (api, reason) =>
      api.send(releaseWorker, {
        params: { postId: post._id, confirmedId: worker._id },
        body: { reason },
      }),
    done: t('toast.released'),
    onDone,
  });
  if (releaseRefusal(toLifecycleShift(post), worker.requestUser)) return null;
  return (
    <ReasonDialog
      action={t('release.action')}
      title={t('release.ask', { name: worker.name })}
      canConfirm={terms.isSuccess && !terms.isFetching}
      onAsking={setIsAsking}
      onConfirm={(reason) => release.mutateAsync(reason)}
    >
      <Consequences query={terms} asking={t('release.asking')}>
        {({ isLate, hours, pay, total }) => (
          <p>
            {isLate
              ? t('release.late', {
                  name: worker.name,
                  hours: formats.number(hours),
                  pay: formats.dollars(pay),
                  total: formats.dollars(total),
                })
              : t('release.free')}
          </p>
        )}
      </Consequences>
    </ReasonDialog>
  );
}
