import RightOutlined from '@ant-design/icons/es/icons/RightOutlined';
import StarFilled from '@ant-design/icons/es/icons/StarFilled';
import { useFormats } from '@leafshift/i18n';
import { WorkerAvatar } from '@leafshift/ui/avatar';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './person-row.module.css';

interface PersonRowProps {
  readonly name: string;
  readonly profilePhoto: string | null;
  readonly rating: number | null;
  readonly note?: ReactNode;
  readonly onOpen: () => void;
}

/** A worker in a list: one large button that opens what there is to see of them. */
export function PersonRow({ name, profilePhoto, rating, note, onOpen }: PersonRowProps) {
  const { t } = useTranslation('mf-employer');
  const formats = useFormats();
  return (
    <li className={styles.item}>
      <button type="button" className={styles.row} onClick={onOpen}>
        <WorkerAvatar name={name} photo={profilePhoto} />
        <span className={styles.who}>
          <span className={styles.name}>{name}</span>
          <span className={styles.rating}>
            {rating === null ? (
              t('worker.notRated')
            ) : (
              <>
                <StarFilled aria-hidden className={styles.star} />
                <span className="ls-unseen">{t('worker.rating')} </span>
                {formats.twoDecimals(rating)}
              </>
            )}
          </span>
        </span>
        {note}
        <RightOutlined aria-hidden className={styles.chevron} />
      </button>
    </li>
  );
}
