import type { PostForm, TempPostForm } from '@leafshift/contracts/posts';
import type { Profile } from '@leafshift/contracts/profile';
import { myProfileQuery } from '@leafshift/data-access';
import { shiftEnd } from '@leafshift/domain/posting-rules';
import { toCalendarDay } from '@leafshift/domain/time-zone';
import { useFormats } from '@leafshift/i18n';
import { useTrade } from '@leafshift/i18n/messages';
import { useShell } from '@leafshift/shell-sdk';
import { ShiftDate, ShiftTime } from '@leafshift/ui/text';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type GivenFacts, useJobFacts } from '../../posts/use-job-facts.ts';
import { zoneOf } from '../model/schedule.ts';
import styles from '../posting-form.module.css';

/** What is about to be posted, in the words of the form. */
export function PostingSummary({ body }: { readonly body: PostForm }) {
  const { api } = useShell();
  const profile = useQuery(myProfileQuery(api));
  const location = profile.data?.locations.find(({ _id }) => _id === body.location);
  return (
    <dl className={styles.summary}>
      <Rows body={body} location={location} />
    </dl>
  );
}

interface RowsProps<Body> {
  readonly body: Body;
  readonly location: Profile['locations'][number] | undefined;
}

function Rows({ body, location }: RowsProps<PostForm>) {
  const { t } = useTranslation('mf-employer');
  const formats = useFormats();
  if (body.employmentType === 'Temp') {
    return <TempRows body={body} location={location} />;
  }
  return (
    <>
      <Row label={t('shift.jobTitle')}>{body.jobType}</Row>
      <Row label={t('postingForm.location')}>{location?.locationName}</Row>
      <Row label={t('postingForm.payRange')}>
        {t('postingForm.range', {
          low: formats.dollars(body.rate),
          high: formats.dollars(body.rateHigh),
        })}
      </Row>
      <FactRows facts={body} />
    </>
  );
}

function FactRows({ facts }: { readonly facts: GivenFacts }) {
  const jobFacts = useJobFacts();
  return jobFacts(facts).map(({ label, text }) => (
    <Row key={label} label={label}>
      {text}
    </Row>
  ));
}

function TempRows({ body, location }: RowsProps<TempPostForm>) {
  const { t } = useTranslation('mf-employer');
  const trade = useTrade();
  const formats = useFormats();
  const zone = location && zoneOf(location);
  const further = body.postDateArray ?? [];
  return (
    <>
      <Row label={t('shift.jobTitle')}>
        {trade(body.jobTitle)} · {trade(body.jobType)}
      </Row>
      <Row label={t('postingForm.location')}>{location?.locationName}</Row>
      {zone && (
        <>
          <Row label={t(further.length > 0 ? 'postingForm.days' : 'shift.date')}>
            <ShiftDate at={body.date} zone={zone} />
            {further.map((day) => (
              <span key={day} className={styles.day}>
                {formats.date(`${toCalendarDay(day)}T12:00:00Z`, 'UTC')}
              </span>
            ))}
          </Row>
          <Row label={t('postingForm.time')}>
            <ShiftTime start={body.date} end={shiftEnd(body.date, body.duration)} zone={zone} />
          </Row>
        </>
      )}
      <FactRows facts={{ credentials: body.credentials }} />
    </>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.summaryRow}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
