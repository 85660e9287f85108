import type { EmployerShiftRow } from '@leafshift/contracts/employer-shifts';
import { useFormats } from '@leafshift/i18n';
import { useTrade } from '@leafshift/i18n/messages';
import { type MarkKind, StatusMark } from '@leafshift/ui/status-mark';
import { Money, ShiftDate, ShiftTime } from '@leafshift/ui/text';
import Checkbox from 'antd/es/checkbox';
import { useTranslation } from 'react-i18next';
import { whenShiftReached } from '../../shift-modal/lazy-shift-modal.ts';
import { useOpenShift } from '../../shift-modal/use-open-shift.ts';
import { useMay } from '../../team/use-may.ts';
import { RowMenu } from './row-menu.tsx';
import { useShiftLabel } from './shift-label.ts';
import styles from './shift-rows.module.css';

export interface ShiftRowProps {
  readonly row: EmployerShiftRow;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
  readonly onCancel: () => void;
}

/** One shift: when, what and where, who is on it, what waits, what it comes to (POST-59). */
export function ShiftRow({ row, isChosen, onChoose, onCancel }: ShiftRowProps) {
  const { t } = useTranslation('mf-employer');
  const trade = useTrade();
  const label = useShiftLabel()(row.post);
  const { open } = useOpenShift();
  const seesMoney = useMay('money');
  const { post } = row;
  return (
    <>
      <td className={styles.choose}>
        <Checkbox
          checked={isChosen}
          aria-label={t('posts.selectShift', { shift: label })}
          onChange={({ target }) => onChoose(target.checked)}
        />
      </td>
      <td className={styles.when}>
        <ShiftDate at={post.date} zone={post.timeZone} />
        <span className={styles.quiet}>
          <ShiftTime start={post.date} end={post.endDate} zone={post.timeZone} />
        </span>
      </td>
      <td className={styles.what}>
        <button
          type="button"
          className={styles.open}
          aria-label={label}
          onClick={() => open(post._id, viewOf(row))}
          {...whenShiftReached}
        >
          {trade(post.jobTitle)}
        </button>
        <span className={styles.quiet}>
          <bdi>{post.location.locationName}</bdi> · <bdi>{post.supervisor.name}</bdi>
        </span>
      </td>
      <td className={styles.staffing}>
        <Staffing row={row} />
      </td>
      <td className={styles.needs}>
        <Needs row={row} />
      </td>
      <td className={styles.total}>
        {seesMoney && (row.total > 0 || row.isBilled) && <Money dollars={row.total} />}
        {row.isBilled && <span className={styles.quiet}>{t('posts.billed')}</span>}
      </td>
      <td className={styles.menu}>
        <RowMenu
          row={row}
          label={label}
          onOpen={() => open(post._id, viewOf(row))}
          onCancel={onCancel}
        />
      </td>
    </>
  );
}

/** The part of the shift that what waits is in. */
function viewOf({ post, needs }: EmployerShiftRow) {
  if (needs.includes('requests')) return 'request';
  if (needs.includes('submit')) return 'timesheet';
  return needs.length > 0 || post.confirmedArr.length > 0 ? 'confirmed' : 'request';
}

function Staffing({ row: { post } }: { readonly row: EmployerShiftRow }) {
  const { t } = useTranslation('mf-employer');
  const formats = useFormats();
  const filled = t('posts.filled', {
    filled: formats.number(post.confirmedCount),
    count: post.totalWorkers,
  });
  if (post.status !== null) {
    return (
      <>
        <StatusMark variant="plain" kind={post.status === 'Complete' ? 'complete' : 'cancelled'}>
          {t(post.status === 'Complete' ? 'posts.state.complete' : 'posts.state.cancelled')}
        </StatusMark>
        {post.status === 'Complete' && <span className={styles.quiet}>{filled}</span>}
      </>
    );
  }
  const kind: MarkKind = post.confirmedCount >= post.totalWorkers ? 'filled' : 'open';
  return (
    <StatusMark variant="plain" kind={kind}>
      {filled}
    </StatusMark>
  );
}

function Needs({ row: { post, needs } }: { readonly row: EmployerShiftRow }) {
  const { t } = useTranslation('mf-employer');
  return (
    <>
      {needs.includes('dispute') && (
        <StatusMark kind="problem">{t('posts.needs.dispute')}</StatusMark>
      )}
      {needs.includes('pay-refused') && (
        <StatusMark kind="problem">{t('posts.needs.pay-refused')}</StatusMark>
      )}
      {post.takenDownReason !== undefined && (
        <StatusMark kind="problem">{t('unseen.taken-down')}</StatusMark>
      )}
      {needs.includes('submit') && (
        <StatusMark kind="waiting">{t('posts.needs.submit')}</StatusMark>
      )}
      {post.status === null && post.requestCount > 0 && (
        <StatusMark kind={needs.includes('requests') ? 'requests-waiting' : 'requested'}>
          {t('posts.requests', { count: post.requestCount })}
        </StatusMark>
      )}
    </>
  );
}
