import type { TempPost } from '@leafshift/contracts/posts';
import type { Refusal } from '@leafshift/domain/refusal';
import { useRefusals } from '@leafshift/i18n/refusals';
import { ErrorState } from '@leafshift/ui/states';
import Alert from 'antd/es/alert';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type OwnWork, overlapsWith, type RequestCode } from '../own-work.ts';
import styles from './apply-notice.module.css';
import { ConflictList } from './conflict-list.tsx';

interface ApplyNoticeProps {
  readonly id: string;
  readonly shift: TempPost;
  readonly own: OwnWork;
  readonly problem: Refusal<RequestCode> | null;
}

/** What speaks against applying, before it is tried: a rule, or another shift at the same time. */
export function ApplyNotice({ id, shift, own, problem }: ApplyNoticeProps) {
  const { t } = useTranslation('mf-worker');
  const say = useRefusals();
  if (own.error) {
    return (
      <div id={id}>
        <ErrorState isCompact error={own.error} onRetry={own.retry} />
      </div>
    );
  }
  if (problem) {
    return (
      <Alert
        id={id}
        className={styles.notice ?? ''}
        showIcon
        type={problem.kind === 'Error' ? 'error' : 'warning'}
        title={
          <>
            {say(problem.text)}
            <ProblemHelp shift={shift} own={own} code={problem.code} />
          </>
        }
      />
    );
  }
  const requested = overlapsWith(shift, own.requested);
  if (requested.length === 0) return null;
  return (
    <Alert
      id={id}
      className={styles.notice ?? ''}
      showIcon
      type="info"
      title={
        <>
          {t('apply.overlapsRequested')}
          <ConflictList shifts={requested} tab="requests" />
        </>
      }
    />
  );
}

function ProblemHelp({ shift, own, code }: { shift: TempPost; own: OwnWork; code: RequestCode }) {
  const { t } = useTranslation('mf-worker');
  if (code === 'SHIFT_OVERLAPS') {
    return <ConflictList shifts={overlapsWith(shift, own.confirmed)} tab="confirmed" />;
  }
  if (code === 'ACCOUNT_SUSPENDED' || code === 'ACCOUNT_UNDER_REVIEW') {
    return (
      <>
        {' '}
        <Link to="/suspension">{t('apply.toSuspension')}</Link>
      </>
    );
  }
  return code === 'BIRTHDAY_REQUIRED' ? (
    <>
      {' '}
      <Link to="/profile">{t('apply.toProfile')}</Link>
    </>
  ) : null;
}
