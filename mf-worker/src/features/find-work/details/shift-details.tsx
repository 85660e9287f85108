import { reportPost } from '@leafshift/contracts/moderation';
import type { TempPost } from '@leafshift/contracts/posts';
import { useTrade } from '@leafshift/i18n/messages';
import { MessageButton } from '@leafshift/remote-pages/conversations';
import { useShell, useUser } from '@leafshift/shell-sdk';
import { WorkerAvatar } from '@leafshift/ui/avatar';
import { ReportPosting } from '@leafshift/ui/report-dialog';
import { RichTextView } from '@leafshift/ui/rich-text';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ShiftAttendance } from '../../attendance/shift-attendance.tsx';
import { ShiftBriefing } from '../../briefing/shift-briefing.tsx';
import { BusinessRating } from '../../business-rating/business-rating.tsx';
import { EmployerAverage } from '../../business-rating/employer-average.tsx';
import { BusinessMark } from '../../businesses/business-mark.tsx';
import { ShiftOffer } from '../../next-in-line/shift-offer.tsx';
import { isOwnClockShown } from '../../own-clock/is-own-clock-shown.ts';
import { OwnClock } from '../../own-clock/own-clock.tsx';
import { ShiftSecuredPay } from '../../secured-pay/shift-secured-pay.tsx';
import { ShiftFacts } from '../../shift/shift-facts.tsx';
import { hasWorked } from '../../shift/worker-shift-status.ts';
import { WorkerShiftStatusMark } from '../../shift/worker-shift-status-mark.tsx';
import { AddressActions } from './address-actions.tsx';
import { ChangedTermsTable } from './changed-terms.tsx';
import { MapPreview } from './map-preview.tsx';
import styles from './shift-details.module.css';
import { SupervisorContact } from './supervisor-contact.tsx';

/** A shift in full. */
export function ShiftDetails({ shift }: { readonly shift: TempPost }) {
  const { t } = useTranslation('mf-worker');
  const { api } = useShell();
  const trade = useTrade();
  const id = useId();
  const [params] = useSearchParams();
  const user = useUser();
  const changed = shift.requests[0]?.changed;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so that the keyboard must reach it
    <article className={styles.details} aria-labelledby={id} tabIndex={0}>
      <header className={styles.head}>
        <WorkerAvatar name={shift.name} photo={shift.profilePhoto} shape="square" size={56} />
        <div className={styles.heading}>
          <h2 id={id} className={styles.title}>
            {trade(shift.jobTitle)}
          </h2>
          <p className={styles.employer}>
            <bdi>{shift.name}</bdi> <EmployerAverage shift={shift} />
          </p>
        </div>
        <WorkerShiftStatusMark shift={shift} />
      </header>
      <ShiftOffer shift={shift} />
      <ShiftAttendance shift={shift} />
      <ShiftBriefing shift={shift} />
      <ShiftSecuredPay shift={shift} />
      {isOwnClockShown(shift, params) && (
        <Part title={t('ownClock.title')}>
          <OwnClock shift={shift} />
        </Part>
      )}
      {hasWorked(shift) && (
        <Part title={t('rating.title')}>
          <BusinessRating shift={shift} />
        </Part>
      )}
      {changed && <ChangedTermsTable shift={shift} changed={changed} />}
      <ShiftFacts shift={shift} />
      <MapPreview location={shift.location} />
      <AddressActions location={shift.location} />
      <Part title={t('shift.description')}>
        <RichTextView html={shift.jobDescription} />
      </Part>
      {shift.jobRequirements !== '' && (
        <Part title={t('shift.requirements')}>
          <p className={styles.text}>
            <bdi>{shift.jobRequirements}</bdi>
          </p>
        </Part>
      )}
      <Part title={t('shift.supervisor')}>
        <SupervisorContact shift={shift} />
        {shift.confirmedArr.length > 0 && (
          <MessageButton talk={{ postId: shift._id, workerId: user._id }} />
        )}
      </Part>
      <Part title={t('businesses.thisOne')}>
        <BusinessMark shift={shift} />
      </Part>
      <ReportPosting send={(body) => api.send(reportPost, { params: { id: shift._id }, body })} />
    </article>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h3 className={styles.partTitle}>{title}</h3>
      {children}
    </section>
  );
}
