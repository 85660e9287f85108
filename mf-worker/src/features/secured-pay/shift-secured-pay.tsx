import type { TempPost } from '@leafshift/contracts/posts';
import { ownSecuredPay } from '@leafshift/contracts/secured-pay';
import { listKey } from '@leafshift/data-access';
import { useFormats } from '@leafshift/i18n';
import { useShell } from '@leafshift/shell-sdk';
import { StatusMark } from '@leafshift/ui/status-mark';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import styles from './secured-pay.module.css';

const MARKS = { planned: 'waiting', secured: 'confirmed', refused: 'problem' } as const;

/** Whether the pay of a shift that I am confirmed on is set aside; nothing on others. */
export function ShiftSecuredPay({ shift }: { readonly shift: TempPost }) {
  const { t } = useTranslation('mf-worker');
  const { api } = useShell();
  const formats = useFormats();
  const isConfirmed = shift.confirmedArr.length > 0 && shift.status === null;
  const { data } = useQuery({
    queryKey: listKey('posts', { of: 'secured-pay' }),
    queryFn: ({ signal }) => api.send(ownSecuredPay, {}, { signal }),
    enabled: isConfirmed,
  });
  const pay = data?.shifts.find(({ postId }) => postId === shift._id);
  if (!(pay && isConfirmed)) return null;
  const { state } = pay;
  const at = {
    date: formats.date(pay.at, shift.timeZone),
    time: formats.time(pay.at, shift.timeZone),
  };
  return (
    <div className={styles.pay}>
      <StatusMark kind={MARKS[state]}>{t(`securedPay.${state}`)}</StatusMark>
      <p className={styles.note}>{t(`securedPay.${state}Note`, at)}</p>
    </div>
  );
}
