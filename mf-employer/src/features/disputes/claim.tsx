import type { Timesheet } from '@leafshift/contracts/clockedtime';
import type { TempPost } from '@leafshift/contracts/posts';
import { isolated } from '@leafshift/i18n';
import { useTranslation } from 'react-i18next';
import styles from './disputes.module.css';
import { useSaidClaims } from './use-said-claims.ts';

interface ClaimProps {
  readonly post: TempPost;
  readonly name: string;
  readonly sheet: Timesheet;
}

/** What the worker claims: other times, or that they were sent home, beside what the employer recorded. */
export function Claim({ post, name, sheet }: ClaimProps) {
  const { t } = useTranslation('mf-employer');
  const said = useSaidClaims(post.timeZone);
  const { dispute, employer } = sheet;
  return (
    <>
      <p className={styles.claim}>{said.claim(name, post, sheet)}</p>
      {dispute?.sentHome === true && (
        <p className={styles.claim}>{t('disputes.claimsSentHome', { name: isolated(name) })}</p>
      )}
      {employer.leftByChoice !== undefined && (
        <p className={styles.note}>
          {t('disputes.youRecorded', { reason: isolated(employer.leftByChoice) })}
        </p>
      )}
    </>
  );
}
