import { anApiError } from '@leafshift/testing/mock-api';
import type { Meta } from 'storybook-react-rsbuild';
import { EmptyState, ErrorState, PageSkeleton } from '../../src/states/index.ts';
import styles from './stories.module.css';

export default { title: 'Empty, failed, loading' } satisfies Meta;

export const Empty = () => (
  <>
    <EmptyState
      title="You have no postings for this day"
      text="Create one, and workers nearby can request it at once."
      action={{ label: 'Create Posting', href: '#' }}
    />
    <EmptyState isCompact title="You have no notifications" />
  </>
);

export const Failed = () => (
  <ErrorState error={anApiError('DEPENDENCY_DOWN')} onRetry={() => undefined} />
);

export const Skeletons = () => (
  <div className={styles.stack}>
    <PageSkeleton kind="dashboard" />
    <PageSkeleton kind="split" />
    <PageSkeleton kind="detail" />
    <PageSkeleton kind="form" />
  </div>
);
