import type { ConfirmedWorker } from '@leafshift/contracts/posts';
import { WorkerAvatar } from '@leafshift/ui/avatar';
import { WorkerProgress } from '../confirmed/worker-progress.tsx';
import styles from '../views.module.css';

/** The heading with the worker whose times and rating are shown. */
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
