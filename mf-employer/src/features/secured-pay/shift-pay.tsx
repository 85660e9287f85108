import type { TempPost } from '@leafshift/contracts/posts';
import { useFormats } from '@leafshift/i18n';
import { useShell } from '@leafshift/shell-sdk';
import { StatusMark } from '@leafshift/ui/status-mark';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { securedPayQuery } from './queries.ts';
import { RefusedPay } from './refused-pay.tsx';
import styles from './secured-pay.module.css';

/** How the pay of a shift with confirmed workers stands; nothing once it has begun. */
export function ShiftPay({ post }: { readonly post: TempPost }) {
  const { t } = useTranslation('mf-employer');
  const { api } = useShell();
  const formats = useFormats();
  const { data } = useQuery({ ...securedPayQuery(api), enabled: post.status === null });
  const pay = data?.shifts.find(({ postId }) => postId === post._id);
  if (!pay || post.status !== null) return null;
  if (pay.state === 'refused') {
    return <RefusedPay pay={pay} />;
  }
  const amount = pay.amount === null ? '' : formats.dollars(pay.amount);
  return (
    <div className={styles.what}>
      <StatusMark kind={MARKS[pay.state]}>{t(`securedPay.${pay.state}`)}</StatusMark>
      <p className={styles.note}>{t(`securedPay.${pay.state}Note`, { amount })}</p>
    </div>
  );
}

const MARKS = { planned: 'waiting', secured: 'confirmed', released: 'problem' } as const;
