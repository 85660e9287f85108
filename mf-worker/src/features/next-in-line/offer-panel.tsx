import { acceptOffer, declineOffer, type OwnOffer } from '@leafshift/contracts/next-in-line';
import type { TempPost } from '@leafshift/contracts/posts';
import { messageOf } from '@leafshift/data-access';
import { useFormats } from '@leafshift/i18n';
import { alertKindOf, postsKey } from '@leafshift/remote-pages/shifts';
import { useWaitingCall } from '@leafshift/remote-pages/waiting';
import { useShell } from '@leafshift/shell-sdk';
import { FailedAct } from '@leafshift/ui/states';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { CredentialNotice } from '../credentials/credential-notice.tsx';
import { lackedCredentials } from '../credentials/lacked-credentials.ts';
import { seenTermsOf } from '../find-work/seen-terms.ts';
import { WaitingNote } from '../waiting/waiting-note.tsx';
import styles from './next-in-line.module.css';

interface OfferPanelProps {
  readonly offer: OwnOffer;
  readonly shift: TempPost;
}

/** A free place that is mine with one tap, or goes to the next. */
export function OfferPanel({ offer, shift }: OfferPanelProps) {
  const { t } = useTranslation('mf-worker');
  const { api, notify } = useShell();
  const formats = useFormats();
  const client = useQueryClient();
  const params = { postId: shift._id };
  const settled = {
    onError: (error: Error) => notify(alertKindOf(error), messageOf(error)),
    onSettled: () => client.invalidateQueries({ queryKey: postsKey }),
  };
  const accept = useMutation({
    mutationFn: () => api.send(acceptOffer, { params, body: { seen: seenTermsOf(shift) } }),
    onSuccess: () => notify('Success', t('nextInLine.taken')),
    ...settled,
  });
  const decline = useWaitingCall(declineOffer, params, {
    onSent: () => undefined,
    onSettled: settled.onSettled,
  });
  const refuse = useMutation({
    mutationFn: () => decline.send({ params }, t('nextInLine.no')),
    networkMode: 'always',
    onError: settled.onError,
  });
  const lacked = lackedCredentials(shift, accept.error);
  const isBusy = accept.isPending || decline.isSending || decline.isWaiting;
  return (
    <div className={styles.panel}>
      <p className={styles.text}>
        {t('nextInLine.text', { time: formats.time(offer.until, shift.timeZone) })}
      </p>
      <CredentialNotice shift={shift} missing={lacked} />
      <div className={styles.actions}>
        {lacked.length === 0 && (
          <Button
            type="primary"
            size="large"
            loading={accept.isPending}
            disabled={isBusy}
            onClick={() => accept.mutate()}
          >
            {t('nextInLine.take')}
          </Button>
        )}
        <Button
          size="large"
          loading={decline.isSending}
          disabled={isBusy}
          onClick={() => refuse.mutate()}
        >
          {t('nextInLine.no')}
        </Button>
      </div>
      <WaitingNote isWaiting={decline.isWaiting} />
      <FailedAct
        error={lacked.length > 0 ? null : accept.error}
        isRetrying={accept.isPending}
        onRetry={() => accept.mutate()}
      />
      <FailedAct
        error={refuse.error}
        isRetrying={decline.isSending}
        onRetry={() => refuse.mutate()}
      />
    </div>
  );
}
