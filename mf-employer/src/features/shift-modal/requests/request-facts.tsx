import { useShell } from '@leafshift/shell-sdk';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { workerProfileQuery } from '../../worker/queries.ts';
import styles from './person-row.module.css';
import { WorkerAway } from './worker-away.tsx';

interface RequestFactsProps {
  readonly postId: string;
  readonly userId: string;
}

/** What somebody brings along: shifts with this business, certificates, systems, and how far they live. */
export function RequestFacts({ postId, userId }: RequestFactsProps) {
  const { t } = useTranslation('mf-employer');
  const { data: worker } = useQuery(workerProfileQuery(useShell().api, userId));
  if (!worker) return <span className={styles.facts}>&nbsp;</span>;
  const { shiftsCompleted } = worker.withMe;
  const facts = [
    shiftsCompleted > 0 ? t('panel.withYou', { count: shiftsCompleted }) : t('panel.newToYou'),
    ...(worker.certificate.length > 0
      ? [t('panel.certificates', { count: worker.certificate.length })]
      : []),
    ...(worker.posExperience ?? []).map((system) => t(`panel.systems.${system}`)),
  ];
  return (
    <span className={styles.facts}>
      {facts.join(' · ')}
      <WorkerAway postId={postId} userId={userId} />
    </span>
  );
}
