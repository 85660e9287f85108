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
import { useQuery } from '@tanstack/react-query';
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
      onConfirm={(reason) => release.mutateAsync(reason)}
    >
      <ReleaseCost post={post} worker={worker} />
    </ReasonDialog>
  );
}

/** What releasing brings now, as the server says it. */
function ReleaseCost({ post, worker }: Omit<ReleaseProps, 'onDone'>) {
  const { t } = useTranslation('mf-employer');
  const { api } = useShell();
  const formats = useFormats();
  const { data: terms } = useQuery({
    queryKey: detailKey('consequences', { of: 'release', id: worker._id }),
    queryFn: ({ signal }) =>
      api.send(releaseTerms, { params: { postId: post._id, confirmedId: worker._id } }, { signal }),
    // It changes with the hour.
    gcTime: 0,
    staleTime: 0,
  });
  if (!terms) return <p aria-live="polite">{t('release.asking')}</p>;
  if (!terms.isLate) return <p aria-live="polite">{t('release.free')}</p>;
  return (
    <p aria-live="polite">
      {t('release.late', {
        name: worker.name,
        hours: formats.number(terms.hours),
        pay: formats.dollars(terms.pay),
        total: formats.dollars(terms.total),
      })}
    </p>
  );
}
