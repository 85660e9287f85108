import type { FavouriteWorker, Invitation } from '@leafshift/contracts/favourites';
import { WorkerAvatar } from '@leafshift/ui/avatar';
import { type MarkKind, StatusMark } from '@leafshift/ui/status-mark';
import Checkbox from 'antd/es/checkbox';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FavouritePast } from './favourite-past.tsx';
import styles from './favourites.module.css';

export type Answer = Invitation['answer'];

interface InviteListProps {
  readonly label: string;
  readonly workers: readonly FavouriteWorker[];
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (workerId: string, isChosen: boolean) => void;
  /**
   * What a favourite has already done about the shift, such as requesting it; they cannot be
   * chosen.
   */
  readonly answerOf: (workerId: string) => Answer | null;
}

const MARKS: Readonly<Record<Answer, MarkKind>> = {
  waiting: 'waiting',
  requested: 'requested',
  confirmed: 'confirmed',
};

/** Favourites to choose from, each with what they have already done about the shift. */
export function InviteList({ label, workers, chosen, onChoose, answerOf }: InviteListProps) {
  return (
    <ul className={styles.people} aria-label={label}>
      {workers.map((worker) => (
        <Row
          key={worker._id}
          worker={worker}
          isChosen={chosen.has(worker._id)}
          onChoose={(isChosen) => onChoose(worker._id, isChosen)}
          answer={answerOf(worker._id)}
        />
      ))}
    </ul>
  );
}

interface RowProps {
  readonly worker: FavouriteWorker;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
  readonly answer: Answer | null;
}

function Row({ worker, isChosen, onChoose, answer }: RowProps) {
  const { t } = useTranslation('mf-employer');
  const id = useId();
  return (
    <li className={styles.item}>
      <label className={styles.person} htmlFor={id}>
        <Checkbox
          id={id}
          checked={isChosen || answer !== null}
          disabled={answer !== null}
          aria-label={worker.name}
          onChange={({ target }) => onChoose(target.checked)}
        />
        <WorkerAvatar name={worker.name} photo={worker.profilePhoto} />
        <span className={styles.who}>
          <span className={styles.name}>
            <bdi>{worker.name}</bdi>
          </span>
          <span className={styles.past}>
            <FavouritePast worker={worker} />
          </span>
        </span>
        {answer && <StatusMark kind={MARKS[answer]}>{t(`invite.answer.${answer}`)}</StatusMark>}
      </label>
    </li>
  );
}
