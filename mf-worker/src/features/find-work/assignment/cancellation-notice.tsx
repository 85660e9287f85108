import { cancellationTerms, type TempPost } from '@leafshift/contracts/posts';
import { detailKey } from '@leafshift/data-access';
import { CANCELLATION_NOTICE_HOURS, hasBegun } from '@leafshift/domain/shift-lifecycle';
import { timesOf } from '@leafshift/remote-pages/shifts';
import { useShell } from '@leafshift/shell-sdk';
import { Consequences } from '@leafshift/ui/confirm-dialog';
import { readersZone, ShiftDate, TextWith, TimeOfDay } from '@leafshift/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import styles from './cancel-dialog.module.css';

/** What cancelling now brings, as the server decides it; asked while `isAsking`. */
export function useCancellationTerms(shift: TempPost, isAsking: boolean) {
  const { api } = useShell();
  return useQuery({
    queryKey: detailKey('consequences', { of: 'cancellation', id: shift._id }),
    queryFn: ({ signal }) =>
      api.send(cancellationTerms, { params: { postId: shift._id } }, { signal }),
    enabled: isAsking,
    // It changes with the hour and with what I cancelled before.
    gcTime: 0,
    staleTime: 0,
  });
}

interface Props {
  readonly shift: TempPost;
  readonly terms: ReturnType<typeof useCancellationTerms>;
}

/** What cancelling now brings: nothing, or how long the account is suspended. */
export function CancellationNotice({ shift, terms }: Props) {
  const { t } = useTranslation('mf-worker');
  const hours = CANCELLATION_NOTICE_HOURS;
  const isConfirmedLate = hasBegun(timesOf(shift), Date.now());
  return (
    <Consequences query={terms} asking={t('cancel.asking')}>
      {({ isLate, suspension }) =>
        isLate ? (
          <div className={styles.warning}>
            <p>{t('cancel.late', { hours })}</p>
            {suspension && <Length suspension={suspension} />}
          </div>
        ) : (
          <p>{isConfirmedLate ? t('cancel.confirmedLate') : t('cancel.inTime', { hours })}</p>
        )
      }
    </Consequences>
  );
}

function Length({
  suspension: { days, until },
}: {
  readonly suspension: { readonly days: number | null; readonly until: string | null };
}) {
  const { t } = useTranslation('mf-worker');
  if (days === null || until === null) return <p>{t('cancel.untilDecided')}</p>;
  const zone = readersZone();
  return (
    <p>
      <TextWith
        text={t('cancel.forDays', { count: days })}
        parts={{
          date: <ShiftDate at={until} zone={zone} />,
          time: <TimeOfDay at={until} zone={zone} />,
        }}
      />
    </p>
  );
}
