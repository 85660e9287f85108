import { cancelShift, shiftCancellationTerms, type TempPost } from '@leafshift/contracts/posts';
import { detailKey } from '@leafshift/data-access';
import { cancelShiftRefusal } from '@leafshift/domain/shift-lifecycle';
import { useFormats } from '@leafshift/i18n';
import { toLifecycleShift, useShiftChange } from '@leafshift/remote-pages/shifts';
import { useShell } from '@leafshift/shell-sdk';
import { ConfirmDialog, Consequences } from '@leafshift/ui/confirm-dialog';
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
  const { api } = useShell();
  const formats = useFormats();
  const [isAsking, setIsAsking] = useState(false);
  const terms = useQuery({
    queryKey: detailKey('consequences', { of: 'cancel-shift', id: post._id }),
    queryFn: ({ signal }) =>
      api.send(shiftCancellationTerms, { params: { postId: post._id } }, { signal }),
    enabled: isAsking,
    // It changes with the hour.
    gcTime: 0,
    staleTime: 0,
  });
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
        canConfirm={terms.isSuccess && !terms.isFetching}
        onConfirm={async () => {
          await cancel.mutateAsync();
          setIsAsking(false);
        }}
        onCancel={() => setIsAsking(false)}
      >
        <Consequences query={terms} asking={t('release.asking')}>
          {({ workers, total }) =>
            workers.length === 0 ? (
              <p>{t('cancelShift.free')}</p>
            ) : (
              <>
                <p>{t('cancelShift.late', { total: formats.dollars(total) })}</p>
                <ul>
                  {workers.map(({ _id, name, hours, pay }) => (
                    <li key={_id}>
                      {t('cancelShift.worker', {
                        name,
                        hours: formats.number(hours),
                        pay: formats.dollars(pay),
                      })}
                    </li>
                  ))}
                </ul>
              </>
            )
          }
        </Consequences>
      </ConfirmDialog>
    </div>
  );
}
