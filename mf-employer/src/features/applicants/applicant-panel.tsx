import type { Application } from '@leafshift/contracts/applications';
import { isApiError } from '@leafshift/data-access';
import { useShell } from '@leafshift/shell-sdk';
import { EmptyState, ErrorState, ListSkeleton } from '@leafshift/ui/states';
import { useQuery } from '@tanstack/react-query';
import Drawer from 'antd/es/drawer';
import { useTranslation } from 'react-i18next';
import { AnswerApplicant } from './answer-applicant.tsx';
import { ApplicantFacts } from './applicant-facts.tsx';
import { ApplicantNotes } from './applicant-notes.tsx';
import styles from './applicants.module.css';
import { applicationQuery } from './queries.ts';
import { RemoveApplicant } from './remove-applicant.tsx';
import { StageChoice } from './stage-choice.tsx';

interface Props {
  readonly id: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** After the panel has gone. */
  readonly onClosed: () => void;
}

/** One application in a panel beside the list: what was sent, where it stands, notes and answers. */
export function ApplicantPanel({ id, isOpen, onClose, onClosed }: Props) {
  const { t } = useTranslation('mf-employer');
  const query = useQuery(applicationQuery(useShell().api, id));
  return (
    <Drawer
      open={isOpen}
      size="min(640px, 100vw)"
      placement={document.documentElement.dir === 'rtl' ? 'left' : 'right'}
      title={query.data ? <bdi>{query.data.name}</bdi> : t('applicants.applicant')}
      closable={{ placement: 'end' }}
      onClose={onClose}
      afterOpenChange={(isShown) => !isShown && onClosed()}
      destroyOnHidden
    >
      {query.data && <Parts application={query.data} onRemoved={onClose} />}
      {query.isPending && <ListSkeleton rows={4} />}
      {query.error &&
        (isApiError(query.error) && query.error.statusCode === 404 ? (
          <EmptyState title={t('applicants.gone')} text={t('applicants.goneText')} />
        ) : (
          <ErrorState error={query.error} onRetry={query.refetch} isRetrying={query.isFetching} />
        ))}
    </Drawer>
  );
}

function Parts({ application, onRemoved }: { application: Application; onRemoved: () => void }) {
  return (
    <div className={styles.parts}>
      <StageChoice application={application} />
      <ApplicantFacts application={application} />
      <AnswerApplicant application={application} />
      <ApplicantNotes application={application} />
      <RemoveApplicant application={application} onRemoved={onRemoved} />
    </div>
  );
}
