import { cancellationTerms, type TempPost } from '@leafshift/contracts/posts';
import { detailKey } from '@leafshift/data-access';
import { CANCELLATION_NOTICE_HOURS } from '@leafshift/domain/shift-lifecycle';
import { useShell } from '@leafshift/shell-sdk';
import { readersZone, ShiftDate, TextWith, TimeOfDay } from '@leafshift/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import styles from './cancel-dialog.module.css';

interface Props {
  readonly shift: TempPost;
  /** What the page knows by itself, until the server has said it. */
  readonly isLate: boolean;
}

/** What cancelling now brings: nothing, or how long the account is suspended, as the server decides it. */
export function CancellationNotice({ shift, isLate }: Props) {
  const { t } = useTranslation('mf-worker');
  const { api } = useShell();
  const { data: terms } = useQuery({
    queryKey: detailKey('consequences', { of: 'cancellation', id: shift._id }),
    queryFn: ({ signal }) =>
      api.send(cancellationTerms, { params: { postId: shift._id } }, { signal }),
    // It changes with the hour and with what I cancelled before.
    gcTime: 0,
    staleTime: 0,
  });
  const hours = CANCELLATION_NOTICE_HOURS;
  if (!(terms?.isLate ?? isLate)) return <p>{t('cancel.inTime', { hours })}</p>;
  return (
    <div className={styles.warning} aria-live="polite">
      <p>{t('cancel.late', { hours })}</p>
      {terms?.suspension && <Length suspension={terms.suspension} />}
    </div>
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
