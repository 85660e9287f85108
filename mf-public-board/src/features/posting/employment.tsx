import type { PermanentPost } from '@leafshift/contracts/posts';
import { useFormats } from '@leafshift/i18n';
import { useJobFact } from '@leafshift/i18n/messages';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type Post = Pick<PermanentPost, 'employmentKind' | 'weeklyHours' | 'benefits' | 'credentials'>;

function useHoursAWeek(): (hours: number) => string {
  const { t } = useTranslation('mf-public-board');
  const { number } = useFormats();
  return (hours) => t('posting.hoursAWeek', { hours: number(hours) });
}

/** How somebody is employed and for how many hours, in one line; nothing where a posting says neither. */
export const EmploymentLine = ({ post }: { post: Post }) => {
  const jobFact = useJobFact();
  const hoursAWeek = useHoursAWeek();
  const parts = [
    post.employmentKind && jobFact('kind', post.employmentKind),
    post.weeklyHours && hoursAWeek(post.weeklyHours),
  ].filter(Boolean);
  return parts.length > 0 ? <p className="ls-posting-employment">{parts.join(' · ')}</p> : null;
};

/** What the business says of the employment besides pay, as rows of a list; nothing of what it leaves open. */
export const EmploymentFacts = ({ post }: { post: Post }) => {
  const { t } = useTranslation('mf-public-board');
  const jobFact = useJobFact();
  const hoursAWeek = useHoursAWeek();
  const { employmentKind, weeklyHours, benefits, credentials } = post;
  return (
    <>
      {employmentKind && <Row label={t('posting.kind')}>{jobFact('kind', employmentKind)}</Row>}
      {weeklyHours && <Row label={t('posting.weeklyHours')}>{hoursAWeek(weeklyHours)}</Row>}
      {benefits.length > 0 && (
        <Row label={t('posting.benefits')}>
          <Entries entries={benefits.map((name) => jobFact('benefit', name))} />
        </Row>
      )}
      {credentials.length > 0 && (
        <Row label={t('posting.credentials')}>
          <Entries entries={credentials} />
        </Row>
      )}
    </>
  );
};

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

const Entries = ({ entries }: { entries: readonly string[] }) => (
  <ul className="ls-posting-entries">
    {entries.map((entry) => (
      <li key={entry}>{entry}</li>
    ))}
  </ul>
);
