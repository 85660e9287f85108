import type { ApplicationRow } from '@leafshift/contracts/applications';
import { TimeAgo } from '@leafshift/ui/text';
import { useTranslation } from 'react-i18next';
import styles from './applicants.module.css';

interface Props {
  readonly row: ApplicationRow;
  readonly onOpen: () => void;
}

/** An applicant in the list; all of it opens the application. */
export function ApplicantRow({ row, onOpen }: Props) {
  const { t } = useTranslation('mf-employer');
  const facts = [
    ...(row.hasResume ? [t('applicants.hasResume')] : []),
    ...(row.isMember ? [t('applicants.isMember')] : []),
  ];
  return (
    <li>
      <button type="button" className={styles.row} data-stage={row.stage} onClick={onOpen}>
        <span className={styles.who}>
          <span className={styles.name}>
            <bdi>{row.name}</bdi>
          </span>
          <span className={styles.quiet}>
            <bdi>{row.title}</bdi>
          </span>
        </span>
        <span className={styles.quiet}>{facts.join(' · ')}</span>
        <span className={styles.stage} data-stage={row.stage}>
          {t(`applicants.stages.${row.stage}`)}
        </span>
        <span className={styles.age}>
          <TimeAgo at={row.createdAt} />
        </span>
      </button>
    </li>
  );
}
