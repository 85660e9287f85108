import type { TempPost } from '@leafshift/contracts/posts';
import { inviteRefusal } from '@leafshift/domain/shift-lifecycle';
import { toLifecycleShift } from '@leafshift/remote-pages/shifts';
import { StatusMark } from '@leafshift/ui/status-mark';
import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { ShiftDetailsCard } from '../details/shift-details-card.tsx';
import type { ViewStack } from '../shift-view.ts';
import styles from '../views.module.css';
import { PersonRow } from './person-row.tsx';

interface RequestViewProps {
  readonly post: TempPost;
  readonly views: ViewStack;
  readonly onBack: () => void;
}

/** Who asked for the shift. */
export function RequestView({ post, views, onBack }: RequestViewProps) {
  const { t } = useTranslation('mf-employer');
  return (
    <>
      <ShiftDetailsCard post={post} onBack={onBack} />
      {post.requests.length === 0 ? (
        <p className={styles.empty}>{t('shiftModal.noRequests')}</p>
      ) : (
        <ul className={styles.people} aria-label={t('shiftModal.requests')}>
          {post.requests.map(
            ({ _id, requestUser, name, profilePhoto, rating, changed, agreedAt }) => (
              <PersonRow
                key={_id}
                name={name}
                profilePhoto={profilePhoto}
                rating={rating}
                note={
                  <Agreement isWaiting={changed !== undefined} hasAgreed={agreedAt !== undefined} />
                }
                onOpen={() =>
                  views.open({ name: 'tempProfile', userId: requestUser, requestId: _id })
                }
              />
            ),
          )}
        </ul>
      )}
      <footer className={styles.footer}>
        {!inviteRefusal(toLifecycleShift(post), new Date()) && (
          <Button size="large" onClick={() => views.open({ name: 'invite' })}>
            {t('invite.title')}
          </Button>
        )}
        {post.confirmedArr.length > 0 && (
          <Button size="large" onClick={() => views.open({ name: 'confirmed' })}>
            {t('shiftModal.viewConfirmedWorkers')}
          </Button>
        )}
      </footer>
    </>
  );
}

interface AgreementProps {
  readonly isWaiting: boolean;
  readonly hasAgreed: boolean;
}

/** Whether a worker has agreed to what was changed after the request; nothing where nothing was. */
function Agreement({ isWaiting, hasAgreed }: AgreementProps) {
  const { t } = useTranslation('mf-employer');
  if (isWaiting) {
    return <StatusMark kind="waiting">{t('shiftModal.waitsForAgreement')}</StatusMark>;
  }
  return hasAgreed ? <StatusMark kind="confirmed">{t('shiftModal.agreed')}</StatusMark> : null;
}
