import { type TempPost, withdrawRequest } from '@leafshift/contracts/posts';
import { useWaitingInputs } from '@leafshift/remote-pages/waiting';
import { OnDemand } from '@leafshift/ui/lazy';
import Button from 'antd/es/button';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CredentialNotice } from '../../credentials/credential-notice.tsx';
import { lackedCredentials } from '../../credentials/lacked-credentials.ts';
import { WaitingNote } from '../../waiting/waiting-note.tsx';
import { Earnings } from '../details/earnings.tsx';
import type { OwnWork } from '../own-work.ts';
import { ActionBar } from './action-bar.tsx';
import type { OnOutcome } from './outcome.ts';
import { RequestOverlaps } from './overlaps.tsx';

const WithdrawDialog = lazy(async () => ({
  default: (await import('./withdraw-dialog.tsx')).WithdrawDialog,
}));

interface RequestedBarProps {
  readonly shift: TempPost;
  readonly own: OwnWork;
  readonly onOutcome: OnOutcome;
}

/** A request waits for the employer; it can be withdrawn, which costs nothing. */
export function RequestedBar({ shift, own, onOutcome }: RequestedBarProps) {
  const { t } = useTranslation('mf-worker');
  const [isAsking, setIsAsking] = useState(false);
  const waiting = useWaitingInputs(withdrawRequest, { id: shift._id });
  const isWaiting = waiting.some(({ refusal }) => refusal === null);
  return (
    <ActionBar
      notice={
        <>
          <CredentialNotice shift={shift} missing={lackedCredentials(shift)} />
          <RequestOverlaps shift={shift} own={own} />
          <WaitingNote isWaiting={isWaiting} />
        </>
      }
    >
      <Earnings shift={shift} />
      <span>
        {shift.applyUrl !== undefined && (
          <Button
            type="link"
            size="large"
            href={shift.applyUrl}
            target="_blank"
            rel="noopener noreferrer"
          >
            {t('apply.form')}
          </Button>
        )}
        <Button size="large" disabled={isWaiting} onClick={() => setIsAsking(true)}>
          {t('action.withdrawRequest')}
        </Button>
      </span>
      <OnDemand isOpen={isAsking}>
        <WithdrawDialog
          shift={shift}
          isOpen={isAsking}
          onClose={() => setIsAsking(false)}
          onOutcome={onOutcome}
        />
      </OnDemand>
    </ActionBar>
  );
}
