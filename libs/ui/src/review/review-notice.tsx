import type { Profile } from '@leafshift/contracts/profile';
import Alert from 'antd/es/alert';
import type { ReactNode } from 'react';
import { useUiText } from '../locales/use-ui-text.ts';
import styles from './review.module.css';
import { REVIEWED, type Reviewed, reviewState } from './review-state.ts';

const TYPES = { Rejected: 'error', Pending: 'info', Approved: 'success' } as const;

interface Props {
  readonly profile: Profile;
  readonly who: Reviewed;
  /** The link to the documents in the profile, with those words. */
  readonly link: (words: string) => ReactNode;
}

/** Where the review of somebody's documents stands, why, what it means, and the way to them. */
export function ReviewNotice({ profile, who, link }: Props) {
  const t = useUiText();
  const state = reviewState(profile, who);
  if (state === null) return null;

  const rejected = REVIEWED[who].filter((kind) => profile[kind].status === 'Rejected');
  return (
    <Alert
      type={TYPES[state]}
      showIcon
      role={state === 'Rejected' ? 'alert' : 'status'}
      title={t(`review.notice.${state}`)}
      description={
        <div className={styles.meaning}>
          {rejected.map((kind) => (
            <p key={kind}>
              {t('review.notice.why', { title: t(`review.title.${kind}`) })}{' '}
              <bdi>{profile[kind].reason}</bdi>
            </p>
          ))}
          {state !== 'Approved' && (
            <p>
              {t(
                state === 'Rejected'
                  ? `review.notice.${who}.rejected`
                  : `review.notice.${who}.${profile.verificationGate}`,
              )}
            </p>
          )}
          {link(t(state === 'Rejected' ? 'review.notice.remedy' : 'review.notice.see'))}
        </div>
      }
    />
  );
}
