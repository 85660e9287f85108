import type { TempPost } from '@leafshift/contracts/posts';
import { inviteRefusal } from '@leafshift/domain/shift-lifecycle';
import { toLifecycleShift } from '@leafshift/remote-pages/shifts';
import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { OfferedPlace } from '../../next-in-line/offered-place.tsx';
import { useMay } from '../../team/use-may.ts';
import type { ViewStack } from '../shift-view.ts';
import styles from '../views.module.css';
import { RequestList } from './request-list.tsx';

interface RequestViewProps {
  readonly post: TempPost;
  readonly views: ViewStack;
}

/** Who asked for the shift. */
export function RequestView({ post, views }: RequestViewProps) {
  const { t } = useTranslation('mf-employer');
  const maySetRules = useMay('settings');
  return (
    <>
      <OfferedPlace post={post} />
      {post.requests.length === 0 ? (
        <p className={styles.empty}>{t('shiftModal.noRequests')}</p>
      ) : (
        <RequestList post={post} views={views} />
      )}
      <footer className={styles.footer}>
        {post.status === null && post.confirmedCount < post.totalWorkers && (
          <>
            {maySetRules && (
              <Button size="large" onClick={() => views.open({ name: 'autoConfirm' })}>
                {t('autoConfirm.open')}
              </Button>
            )}
            <Button size="large" onClick={() => views.open({ name: 'offer' })}>
              {t('offer.open')}
            </Button>
          </>
        )}
        {!inviteRefusal(toLifecycleShift(post), new Date()) && (
          <Button size="large" onClick={() => views.open({ name: 'invite' })}>
            {t('invite.title')}
          </Button>
        )}
      </footer>
    </>
  );
}
