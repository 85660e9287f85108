import type { Profile } from '@leafshift/contracts/profile';
import Alert from 'antd/es/alert';
import type { ReactNode } from 'react';
import { useUiText } from '../locales/use-ui-text.ts';
import styles from './review.module.css';

const DOCUMENTS = {
  worker: ['identificationDocument', 'backgroundCheck'],
  business: ['businessLicence'],
} as const;

const TYPES = { Rejected: 'error', Pending: 'info', Approved: 'success' } as const;

/** How long an approval is news. */
const APPROVAL_SHOWN_MS = 7 * 86_400_000;

interface Props {
  readonly profile: Profile;
  readonly who: 'worker' | 'business';
  /** The link to the documents in the profile, with those words. */
  readonly link: (words: string) => ReactNode;
}

/** Where the review of somebody's documents stands, why, what it means, and the way to them. */
export function ReviewNotice({ profile, who, link }: Props) {
  const t = useUiText();
  const kinds = DOCUMENTS[who];
  const state = stateOf(kinds.map((kind) => profile[kind]));
  if (state === null) return null;

  const rejected = kinds.filter((kind) => profile[kind].status === 'Rejected');
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

/** What is to be said of documents together; null for nothing. */
function stateOf(
  documents: readonly Pick<Profile['businessLicence'], 'status' | 'decidedAt'>[],
): keyof typeof TYPES | null {
  const has = (state: string): boolean => documents.some(({ status }) => status === state);
  if (has('Rejected')) return 'Rejected';
  if (has('Pending')) return 'Pending';
  const latest = Math.max(...documents.map(({ decidedAt }) => Date.parse(decidedAt ?? '') || 0));
  const isNews = Date.now() - latest < APPROVAL_SHOWN_MS;
  return isNews && documents.every(({ status }) => status === 'Approved') ? 'Approved' : null;
}
