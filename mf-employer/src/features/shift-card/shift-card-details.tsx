import type { TempPost } from '@leafshift/contracts/posts';
import { RichTextView } from '@leafshift/ui/rich-text';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './shift-card.module.css';

/** The rest of the posting: job, supervisor, whole address, description and requirements. */
export function ShiftCardDetails({ post }: { readonly post: TempPost }) {
  const { t } = useTranslation('mf-employer');
  const { supervisor } = post;
  return (
    <dl className={styles.details}>
      <Detail label={t('shift.jobType')}>{post.jobType}</Detail>
      <Detail label={t('shift.jobTitle')}>{post.jobTitle}</Detail>
      <Detail label={t('shift.supervisor')}>
        {supervisor.name}
        {supervisor.phoneNumber && (
          <a className={styles.phone} href={`tel:${supervisor.phoneNumber}`}>
            {supervisor.phoneNumber}
          </a>
        )}
      </Detail>
      <Detail label={t('shift.location')}>
        {post.location.locationName}
        <span className={styles.line}>{post.location.fullAddress}</span>
      </Detail>
      <Detail label={t('shift.description')} isWide>
        <RichTextView html={post.jobDescription} />
      </Detail>
      {post.jobRequirements !== '' && (
        <Detail label={t('shift.requirements')} isWide>
          {post.jobRequirements}
        </Detail>
      )}
    </dl>
  );
}

interface DetailProps {
  readonly label: string;
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

function Detail({ label, isWide = false, children }: DetailProps) {
  return (
    <div className={isWide ? styles.wide : undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
