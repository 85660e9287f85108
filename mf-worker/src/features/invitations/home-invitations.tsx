import { mayOpenShiftDetails } from '@leafshift/domain/onboarding';
import { useShell, useUser } from '@leafshift/shell-sdk';
import { Section } from '@leafshift/ui/page';
import { ErrorState } from '@leafshift/ui/states';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ShiftSummary } from '../shift/shift-summary.tsx';
import styles from './home-invitations.module.css';
import { invitedShiftsQuery } from './queries.ts';

const MOST_ON_HOME = 3;

/** The latest invitations, each one click from its shift; nothing where there are none. */
export function HomeInvitations() {
  const { t } = useTranslation('mf-worker');
  const { api } = useShell();
  const invited = useQuery({
    ...invitedShiftsQuery(api),
    enabled: mayOpenShiftDetails(useUser()),
  });
  if (invited.isError && !invited.data) {
    return (
      <Section title={t('invitations.title')}>
        <ErrorState
          isCompact
          error={invited.error}
          onRetry={invited.refetch}
          isRetrying={invited.isRefetching}
        />
      </Section>
    );
  }
  const shifts = invited.data ?? [];
  if (shifts.length === 0) return null;
  return (
    <Section
      title={t('invitations.title')}
      description={t('invitations.text')}
      action={
        shifts.length > MOST_ON_HOME && (
          <Link to="/find-work">{t('invitations.all', { count: shifts.length })}</Link>
        )
      }
    >
      <ul className={styles.list}>
        {shifts.slice(0, MOST_ON_HOME).map((shift) => (
          <li key={shift._id}>
            <Link to={`/find-work/${shift._id}?tab=find-work`} className={styles.entry}>
              <ShiftSummary shift={shift} />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
