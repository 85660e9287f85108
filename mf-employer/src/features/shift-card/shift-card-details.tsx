import type { TempPost } from '@leafshift/contracts/posts';
import { useTrade } from '@leafshift/i18n/messages';
import { RichTextView } from '@leafshift/ui/rich-text';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './shift-card.module.css';

interface DetailsProps {
  readonly post: TempPost;
}

/** The rest of a posting below its card: job, whole address, supervisor, description. */
export function ShiftCardDetails({ post }: DetailsProps) {
  const { t } = useTranslation('mf-employer');
  const trade = useTrade();
  return (
    <dl className={styles.details}>
      <Detail label={t('shift.jobType')}>{trade(post.jobType)}</Detail>
      <Detail label={t('shift.jobTitle')}>{trade(post.jobTitle)}</Detail>
      <Detail label={t('shift.location')} isWide>
        <bdi>{post.location.locationName}</bdi>
        <span className={styles.line}>
          <bdi>{post.location.fullAddress}</bdi>
        </span>
      </Detail>
      <Texts post={post} />
    </dl>
  );
}

/** Supervisor, description and requirements, where the other facts stand already. */
export function ShiftTexts({ post }: DetailsProps) {
  return (
    <dl className={styles.details}>
      <Texts post={post} />
    </dl>
  );
}

function Texts({ post }: DetailsProps) {
  const { t } = useTranslation('mf-employer');
  const { name, phoneNumber } = post.supervisor;
  return (
    <>
      <Detail label={t('shift.supervisor')} isWide>
        <bdi>{name}</bdi>
        {phoneNumber && (
          <a className={styles.line} href={`tel:${phoneNumber}`}>
            <bdi>{phoneNumber}</bdi>
          </a>
        )}
      </Detail>
      <Detail label={t('shift.description')} isWide>
        <RichTextView html={post.jobDescription} />
      </Detail>
      {post.jobRequirements !== '' && (
        <Detail label={t('shift.requirements')} isWide>
          {post.jobRequirements}
        </Detail>
      )}
    </>
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
