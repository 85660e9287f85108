import { agreeToChanges, type TempPost } from '@leafshift/contracts/posts';
import { useRefusals } from '@leafshift/i18n/refusals';
import { useShiftChange } from '@leafshift/remote-pages/shifts';
import { useUser } from '@leafshift/shell-sdk';
import { FocusOnChange } from '@leafshift/ui/focus';
import { OnDemand } from '@leafshift/ui/lazy';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CredentialNotice } from '../../credentials/credential-notice.tsx';
import { lackedCredentials } from '../../credentials/lacked-credentials.ts';
import { Earnings } from '../details/earnings.tsx';
import { agreeProblem, type OwnWork } from '../own-work.ts';
import { seenTermsOf } from '../seen-terms.ts';
import { ActionBar } from './action-bar.tsx';
import styles from './changed-bar.module.css';
import type { OnOutcome } from './outcome.ts';

const WithdrawDialog = lazy(async () => ({
  default: (await import('./withdraw-dialog.tsx')).WithdrawDialog,
}));

interface ChangedBarProps {
  readonly shift: TempPost;
  readonly own: OwnWork;
  readonly onOutcome: OnOutcome;
}

/** A request whose shift was changed: the business cannot confirm me until I agree. */
export function ChangedBar({ shift, own, onOutcome }: ChangedBarProps) {
  const { t } = useTranslation('mf-worker');
  const say = useRefusals();
  const user = useUser();
  const [isAsking, setIsAsking] = useState(false);
  const agree = useShiftChange<TempPost>({
    send: (api, seen) =>
      api.send(agreeToChanges, { params: { id: seen._id }, body: { seen: seenTermsOf(seen) } }),
    done: t('toast.changesAgreed'),
  });
  const problem = agreeProblem(shift, user, own, Date.now());
  const lacked = lackedCredentials(shift, agree.variables === shift ? agree.error : null);
  const isLacking = problem === null && lacked.length > 0;
  return (
    <FocusOnChange of={agree.isError && isLacking ? 'lacking' : null}>
      <ActionBar
        notice={
          problem ? (
            <Alert
              showIcon
              type={problem.kind === 'Error' ? 'error' : 'warning'}
              title={say(problem.text)}
            />
          ) : (
            isLacking && <CredentialNotice shift={shift} missing={lacked} />
          )
        }
      >
        <Earnings shift={shift} />
        <span className={styles.actions}>
          <Button size="large" onClick={() => setIsAsking(true)}>
            {t('action.withdrawRequest')}
          </Button>
          {!isLacking && (
            <Button
              type="primary"
              size="large"
              loading={agree.isPending || own.isPending}
              disabled={problem !== null}
              onClick={() => agree.mutate(shift)}
            >
              {t('action.agree')}
            </Button>
          )}
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
    </FocusOnChange>
  );
}
