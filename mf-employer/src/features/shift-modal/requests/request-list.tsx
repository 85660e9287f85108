import type { TempPost } from '@leafshift/contracts/posts';
import { useShell } from '@leafshift/shell-sdk';
import { StatusMark } from '@leafshift/ui/status-mark';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BadgeFilter } from '../../badges/badge-filter.tsx';
import { BadgeMarks } from '../../badges/badge-marks.tsx';
import { shiftBadgesQuery } from '../../badges/queries.ts';
import { NotAgainMarkOf } from '../../worker-notes/not-again-mark.tsx';
import type { ViewStack } from '../shift-view.ts';
import styles from '../views.module.css';
import { PersonRow } from './person-row.tsx';
import { RequestAnswers } from './request-answers.tsx';
import { RequestFacts } from './request-facts.tsx';

interface RequestListProps {
  readonly post: TempPost;
  readonly views: ViewStack;
}

/** Those who asked for the shift, all of them or only those who have passed a quiz. */
export function RequestList({ post, views }: RequestListProps) {
  const { t } = useTranslation('mf-employer');
  const { data: workers = [] } = useQuery(shiftBadgesQuery(useShell().api, post._id));
  const [chosen, setChosen] = useState('');
  const badgesOf = new Map(workers.map(({ user, badges }) => [user, badges]));
  const ofThose = post.requests.flatMap(({ requestUser }) => badgesOf.get(requestUser) ?? []);
  const hasChosen = (userId: string): boolean =>
    chosen === '' || (badgesOf.get(userId)?.some(({ quiz }) => quiz === chosen) ?? false);
  const isFull = post.status === null && post.confirmedCount >= post.totalWorkers;
  return (
    <>
      {isFull && <p className={styles.waitingList}>{t('panel.waitingList')}</p>}
      <BadgeFilter badges={ofThose} value={chosen} onChange={setChosen} />
      <ul className={styles.people} aria-label={t('shiftModal.requests')}>
        {post.requests
          .filter(({ requestUser }) => hasChosen(requestUser))
          .map((request) => (
            <PersonRow
              key={request._id}
              name={request.name}
              profilePhoto={request.profilePhoto}
              rating={request.rating}
              badges={<BadgeMarks badges={badgesOf.get(request.requestUser) ?? []} />}
              facts={<RequestFacts postId={post._id} userId={request.requestUser} />}
              answers={<RequestAnswers post={post} request={request} />}
              note={
                <>
                  <NotAgainMarkOf userId={request.requestUser} />
                  <Agreement
                    isWaiting={request.changed !== undefined}
                    hasAgreed={request.agreedAt !== undefined}
                  />
                </>
              }
              onOpen={() =>
                views.open({
                  name: 'tempProfile',
                  userId: request.requestUser,
                  requestId: request._id,
                })
              }
            />
          ))}
      </ul>
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
