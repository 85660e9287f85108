import RightOutlined from '@ant-design/icons/es/icons/RightOutlined';
import { WorkerAvatar } from '@leafshift/ui/avatar';
import { Rating } from '@leafshift/ui/rating';
import type { ReactNode } from 'react';
import styles from './person-row.module.css';

interface PersonRowProps {
  readonly name: string;
  readonly profilePhoto: string | null;
  readonly rating: number | null;
  readonly badges?: ReactNode;
  readonly note?: ReactNode;
  /** Further lines about them. */
  readonly facts?: ReactNode;
  /** Buttons below, where something is to be answered. */
  readonly answers?: ReactNode;
  readonly onOpen: () => void;
}

/** A worker in a list: one large button that opens their profile. */
export function PersonRow({
  name,
  profilePhoto,
  rating,
  badges,
  note,
  facts,
  answers,
  onOpen,
}: PersonRowProps) {
  return (
    <li className={styles.item}>
      <button type="button" className={styles.row} onClick={onOpen}>
        <WorkerAvatar name={name} photo={profilePhoto} />
        <span className={styles.who}>
          <span className={styles.name}>
            <bdi>{name}</bdi>
          </span>
          <Rating value={rating} />
          {badges}
          {facts}
        </span>
        {note}
        <RightOutlined aria-hidden className={styles.chevron} />
      </button>
      {answers}
    </li>
  );
}
