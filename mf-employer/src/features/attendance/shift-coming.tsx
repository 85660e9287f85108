import { shiftAttendance, type WorkerAttendance } from '@leafshift/contracts/attendance';
import type { ConfirmedWorker, TempPost } from '@leafshift/contracts/posts';
import { listKey } from '@leafshift/data-access';
import { useFormats } from '@leafshift/i18n';
import { useShell } from '@leafshift/shell-sdk';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import styles from './shift-coming.module.css';

const ASK_AGAIN_MS = 60_000;

interface WorkerOnShift {
  readonly post: TempPost;
  readonly worker: ConfirmedWorker;
  readonly attendance: WorkerAttendance;
}

/** Who waits outside, and who has answered whether they still come; nothing before they were asked. */
export function ShiftComing({ post }: { readonly post: TempPost }) {
  const { t } = useTranslation('mf-employer');
  const { api } = useShell();
  const coming = post.confirmedArr.filter(({ shiftStatus }) => shiftStatus === 'Confirmed');
  const { data } = useQuery({
    queryKey: listKey('posts', { of: 'shift-attendance', id: post._id }),
    queryFn: ({ signal }) =>
      api.send(shiftAttendance, { params: { postId: post._id } }, { signal }),
    enabled: coming.length > 0 && post.status === null,
    refetchInterval: ASK_AGAIN_MS,
  });
  const known = coming.flatMap((worker) => {
    const attendance = data?.workers.find(({ confirmedId }) => confirmedId === worker._id);
    return attendance ? [{ post, worker, attendance }] : [];
  });
  const waiting = known.filter(({ attendance }) => attendance.nobodyHere !== null);
  const asked = known.filter(
    ({ attendance: { askedAt, answeredAt, arriving, nobodyHere } }) =>
      nobodyHere === null && [askedAt, answeredAt, arriving].some((said) => said !== null),
  );
  return (
    <>
      {waiting.map((entry) => (
        <Waiting key={entry.worker._id} {...entry} />
      ))}
      {asked.length > 0 && (
        <section aria-label={t('attendance.title')}>
          <h3 className={styles.title}>{t('attendance.title')}</h3>
          <ul className={styles.list}>
            {asked.map(({ worker, attendance }) => (
              <li key={worker._id} className={styles.entry}>
                <bdi>{worker.name}</bdi>
                <Answer post={post} attendance={attendance} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Answer({ post, attendance }: Omit<WorkerOnShift, 'worker'>) {
  const { t } = useTranslation('mf-employer');
  const formats = useFormats();
  const { arriving } = attendance;
  if (arriving === null) {
    return <span className={styles.note}>{t(`attendance.${answerOf(attendance)}`)}</span>;
  }
  const { at, minutesLate } = arriving;
  return (
    <span className={styles.note}>
      {t(minutesLate === 0 ? 'attendance.onWay' : 'attendance.onWayLate', {
        time: formats.time(at, post.timeZone),
        minutes: minutesLate,
      })}
    </span>
  );
}

function answerOf({ answeredAt, mayReleaseFree }: WorkerAttendance) {
  if (answeredAt !== null) return 'answered';
  return mayReleaseFree ? 'late' : 'unanswered';
}

function Waiting({ post, worker, attendance: { nobodyHere } }: WorkerOnShift) {
  const { t } = useTranslation('mf-employer');
  const formats = useFormats();
  if (!nobodyHere) return null;
  const { at, metres, stillAt } = nobodyHere;
  return (
    <div role="alert" className={styles.alarm}>
      <p className={styles.alarmTitle}>
        {t('attendance.waits', { name: worker.name, time: formats.time(at, post.timeZone) })}
      </p>
      {metres !== null && <p>{t('attendance.metres', { metres })}</p>}
      {stillAt !== null && <p>{t('attendance.waitedHour')}</p>}
    </div>
  );
}
