import type { ConfirmedWorker } from '@leafshift/contracts/posts';
import { WorkerAvatar } from '@leafshift/ui/avatar';
import styles from './views.module.css';
import { WorkerProgress } from './worker-progress.tsx';

/** Whose times and rating these are. */
export function WorkerHeading({ worker }: { readonly worker: ConfirmedWorker }) {
  return (
    <div className={styles.heading}>
      <WorkerAvatar name={worker.name} photo={worker.profilePhoto} size={48} />
      <h3 className={styles.name}>
        <bdi>{worker.name}</bdi>
      </h3>
      <WorkerProgress worker={worker} />
    </div>
  );
}
