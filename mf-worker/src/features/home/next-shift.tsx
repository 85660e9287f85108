import EnvironmentOutlined from '@ant-design/icons/es/icons/EnvironmentOutlined';
import PhoneOutlined from '@ant-design/icons/es/icons/PhoneOutlined';
import type { TempPost } from '@leafshift/contracts/posts';
import { mayOpenShiftDetails } from '@leafshift/domain/onboarding';
import { isolated } from '@leafshift/i18n';
import { MessageButton } from '@leafshift/remote-pages/conversations';
import { useUser } from '@leafshift/shell-sdk';
import { Section } from '@leafshift/ui/page';
import Button from 'antd/es/button';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { ShiftAttendance } from '../attendance/shift-attendance.tsx';
import { ShiftBriefing } from '../briefing/shift-briefing.tsx';
import { mapAddress } from '../find-work/details/maps.ts';
import { isOwnClockShown } from '../own-clock/is-own-clock-shown.ts';
import { ShiftSummary } from '../shift/shift-summary.tsx';
import { workerShiftStatusOf } from '../shift/worker-shift-status.ts';
import { keepShiftPage } from './keep-shift-page.ts';
import { nextOf } from './next-of.ts';
import styles from './next-shift.module.css';

const NO_CODE = new URLSearchParams();

/** My next shift with what I need on the way to it: when, where, whom to call and tell, and the clock. */
export function NextShift({ shifts }: { readonly shifts: readonly TempPost[] }) {
  const { t } = useTranslation('mf-worker');
  const navigate = useNavigate();
  const user = useUser();
  const shift = nextOf(shifts);
  const hasShift = shift !== undefined && shift !== null;
  useEffect(() => {
    if (hasShift) keepShiftPage();
  }, [hasShift]);
  if (!shift || !mayOpenShiftDetails(user)) return null;
  const { location, supervisor } = shift;
  const page = `/find-work/${shift._id}?tab=confirmed`;
  return (
    <Section title={t('nextShift.title')}>
      <div className={styles.shift}>
        <Link to={page} className={styles.link}>
          <ShiftSummary shift={shift} />
        </Link>
        <p className={styles.address}>
          <bdi>{location.fullAddress}</bdi>
        </p>
        <div className={styles.actions}>
          {isOwnClockShown(shift, NO_CODE) && (
            <Button type="primary" size="large" onClick={() => navigate(page)}>
              {t(
                workerShiftStatusOf(shift) === 'working' ? 'ownClock.clockOut' : 'ownClock.clockIn',
              )}
            </Button>
          )}
          <Button
            size="large"
            icon={<EnvironmentOutlined aria-hidden />}
            href={mapAddress(location)}
            target="_blank"
            rel="noopener noreferrer"
          >
            {t('address.openMap')}
          </Button>
          <MessageButton talk={{ postId: shift._id, workerId: user._id }} />
          {supervisor.phoneNumber && (
            <Button
              size="large"
              icon={<PhoneOutlined aria-hidden />}
              href={`tel:${supervisor.phoneNumber}`}
            >
              {t('nextShift.call', { name: isolated(supervisor.name) })}
            </Button>
          )}
        </div>
        <ShiftBriefing shift={shift} />
        <ShiftAttendance shift={shift} />
      </div>
    </Section>
  );
}
