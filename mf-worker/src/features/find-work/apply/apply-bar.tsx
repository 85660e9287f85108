import { requestShift, type TempPost } from '@leafshift/contracts/posts';
import { useShiftChange } from '@leafshift/remote-pages/shifts';
import { useUser } from '@leafshift/shell-sdk';
import { FocusOnChange } from '@leafshift/ui/focus';
import { OnDemand } from '@leafshift/ui/lazy';
import Button from 'antd/es/button';
import { lazy, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CredentialNotice } from '../../credentials/credential-notice.tsx';
import { lackedCredentials } from '../../credentials/lacked-credentials.ts';
import { ActionBar } from '../assignment/action-bar.tsx';
import { Earnings } from '../details/earnings.tsx';
import { type OwnWork, requestProblem } from '../own-work.ts';
import { seenTermsOf } from '../seen-terms.ts';
import { openApplyForm } from './apply-form.ts';
import { ApplyNotice } from './apply-notice.tsx';

const DisclaimerDialog = lazy(async () => ({
  default: (await import('./disclaimer-dialog.tsx')).DisclaimerDialog,
}));

interface ApplyBarProps {
  readonly shift: TempPost;
  readonly own: OwnWork;
}

/**
 * 'Apply Now': what it pays and what speaks against it first, then the disclaimer, then the request. Who lacks
 * a credential sees which one in its place.
 */
export function ApplyBar({ shift, own }: ApplyBarProps) {
  const { t } = useTranslation('mf-worker');
  const user = useUser();
  const noticeId = useId();
  const [isAsking, setIsAsking] = useState(false);
  // As it was when I decided; the page may learn of a change while the dialog is open.
  const [decided, setDecided] = useState(shift);
  const apply = useShiftChange<TempPost>({
    send: (api, asked) =>
      api.send(requestShift, { params: { id: asked._id }, body: { seen: seenTermsOf(asked) } }),
    done: t('toast.shiftRequested'),
  });

  const problem = requestProblem(shift, user, own, Date.now());
  const lacked = lackedCredentials(shift, apply.variables === shift ? apply.error : null);
  const isLacking = problem === null && lacked.length > 0;

  const request = async (): Promise<void> => {
    const form = openApplyForm(shift);
    try {
      await apply.mutateAsync(decided);
      form?.show();
    } catch (error) {
      form?.close();
      throw error;
    }
  };

  return (
    <FocusOnChange of={apply.isError && isLacking ? 'lacking' : null}>
      <ActionBar
        notice={
          isLacking ? (
            <CredentialNotice shift={shift} missing={lacked} />
          ) : (
            <ApplyNotice id={noticeId} shift={shift} own={own} problem={problem} />
          )
        }
      >
        <Earnings shift={shift} />
        {!isLacking && (
          <Button
            type="primary"
            size="large"
            loading={own.isPending}
            disabled={own.isPending || problem !== null || own.error !== null}
            aria-describedby={noticeId}
            onClick={() => {
              setDecided(shift);
              setIsAsking(true);
            }}
          >
            {t('action.applyNow')}
          </Button>
        )}
        <OnDemand isOpen={isAsking}>
          <DisclaimerDialog
            shift={shift}
            isOpen={isAsking && !isLacking}
            onAccept={request}
            onCancel={() => setIsAsking(false)}
          />
        </OnDemand>
      </ActionBar>
    </FocusOnChange>
  );
}
