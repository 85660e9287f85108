import type { Timesheet } from '@leafshift/contracts/clockedtime';
import { mayOpenShiftDetails } from '@leafshift/domain/onboarding';
import { useShell, useUser } from '@leafshift/shell-sdk';
import { Section } from '@leafshift/ui/page';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { shiftQuery } from '../shift/queries.ts';
import { ShiftSummary } from '../shift/shift-summary.tsx';
import styles from './hours.module.css';
import { hoursToAcceptQuery } from './queries.ts';
import { SettledHours } from './settled-hours.tsx';

/** Submitted hours that I have not accepted yet, each settled with one tap. */
export function HomeHours() {
  const { t } = useTranslation('mf-worker');
  const { api } = useShell();
  const { data } = useQuery({
    ...hoursToAcceptQuery(api),
    enabled: mayOpenShiftDetails(useUser()),
  });
  if (!data || data.length === 0) return null;
  return (
    <Section title={t('hours.title')}>
      <ul className={styles.list}>
        {data.map((sheet) => (
          <Entry key={sheet._id} sheet={sheet} />
        ))}
      </ul>
    </Section>
  );
}

function Entry({ sheet }: { readonly sheet: Timesheet }) {
  const { api } = useShell();
  const { data: shift } = useQuery(shiftQuery(api, sheet.postId));
  if (!shift) return null;
  return (
    <li className={styles.entry}>
      <Link to={`/find-work/${shift._id}`} className={styles.link}>
        <ShiftSummary shift={shift} />
      </Link>
      <SettledHours shift={shift} sheet={sheet} />
    </li>
  );
}
