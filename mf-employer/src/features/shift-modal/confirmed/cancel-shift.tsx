import { cancelShift, shiftCancellationTerms, type TempPost } from '@leafshift/contracts/posts';
import { detailKey } from '@leafshift/data-access';
import { cancelShiftRefusal } from '@leafshift/domain/shift-lifecycle';
import { useFormats } from '@leafshift/i18n';
import { toLifecycleShift, useShiftChange } from '@leafshift/remote-pages/shifts';
import { useShell } from '@leafshift/shell-sdk';
import { ConfirmDialog } from '@leafshift/ui/confirm-dialog';
import { useQuery } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClockRules } from '../use-clock-rules.ts';
import styles from '../views.module.css';

/** Cancels a shift with who is confirmed on it, after saying what each of them is paid. */
export function CancelShift({ post }: { readonly post: TempPost }) {
  const { t } = useTranslation('mf-employer');
  const { now } = useClockRules();
  const [isAsking, setIsAsking] = useState(false);
  const cancel = useShiftChange<void>({
    send: (api) => api.send(cancelShift, { params: { postId: post._id } }),
    done: t('toast.shiftCancelled'),
  });
  const mayCancel = cancelShiftRefusal(toLifecycleShift(post), now) === null;
  if (!mayCancel || post.confirmedCount === 0) return null;
  return (
    <div className={styles.aside}>
      <Button type="text" danger onClick={() => setIsAsking(true)}>
        {t('action.cancelShift')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        isDangerous
        title={t('cancelShift.ask')}
        confirmLabel={t('action.cancelShift')}
        cancelLabel={t('cancelShift.keep')}
        onConfirm={async () => {
          await cancel.mutateAsync();
          setIsAsking(false);
        }}
        onCancel={() => setIsAsking(false)}
      >
        <CancellationCost post={post} />
      </ConfirmDialog>
    </div>
  );
}

/** What cancelling brings now, as the server says it. */
function CancellationCost({ post }: { readonly post: TempPost }) {
  const { t } = useTranslation('mf-employer');
  const { api } = useShell();
  const formats = useFormats();
  const { data: terms } = useQuery({
    queryKey: detailKey('consequences', { of: 'cancel-shift', id: post._id }),
    queryFn: ({ signal }) =>
      api.send(shiftCancellationTerms, { params: { postId: post._id } }, { signal }),
    // It changes with the hour.
    gcTime: 0,
    staleTime: 0,
  });
  if (!terms) return <p aria-live="polite">{t('release.asking')}</p>;
  if (terms.workers.length === 0) return <p aria-live="polite">{t('cancelShift.free')}</p>;
  return (
    <div aria-live="polite">
      <p>{t('cancelShift.late', { total: formats.dollars(terms.total) })}</p>
      <ul>
        {terms.workers.map(({ _id, name, hours, pay }) => (
          <li key={_id}>
            {t('cancelShift.worker', {
              name,
              hours: formats.number(hours),
              pay: formats.dollars(pay),
            })}
          </li>
        ))}
      </ul>
    </div>
  );
}
