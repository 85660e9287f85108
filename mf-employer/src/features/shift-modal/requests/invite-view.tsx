import type { TempPost } from '@leafshift/contracts/posts';
import { useShell, useUser } from '@leafshift/shell-sdk';
import { EmptyState, ErrorState, ListSkeleton } from '@leafshift/ui/states';
import { useQuery } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import favouriteStyles from '../../favourites/favourites.module.css';
import { type Answer, InviteList } from '../../favourites/invite-list.tsx';
import { favouritesQuery, invitationsQuery } from '../../favourites/queries.ts';
import { useInvite } from '../../favourites/use-invite.ts';
import { paymentProblemOf, paymentProblemOfUser } from '../../payment/payment-problem.ts';
import { PaymentRemedy } from '../../payment/payment-remedy.tsx';
import { BackButton } from '../back-button.tsx';
import type { ViewStack } from '../shift-view.ts';
import styles from '../views.module.css';

interface InviteViewProps {
  readonly post: TempPost;
  readonly views: ViewStack;
}

/** Favourites to invite to the shift, and how those who were invited answered. */
export function InviteView({ post, views }: InviteViewProps) {
  const { t } = useTranslation('mf-employer');
  const { api } = useShell();
  const user = useUser();
  const favourites = useQuery(favouritesQuery(api));
  const invitations = useQuery(invitationsQuery(api, post._id));
  const invite = useInvite();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const failed = [favourites, invitations].find(({ error }) => error);
  const answers = new Map(invitations.data?.map(({ _id, answer }) => [_id, answer]));
  const choose = (workerId: string, isChosen: boolean) =>
    setChosen((before) => {
      const others = [...before].filter((id) => id !== workerId);
      return new Set(isChosen ? [...others, workerId] : others);
    });
  const send = () =>
    invite.mutate(
      { postIds: [post._id], workerIds: [...chosen] },
      { onSuccess: () => setChosen(new Set()) },
    );

  return (
    <>
      <div className={styles.bar}>
        <BackButton onClick={views.back} />
      </div>
      <p className={favouriteStyles.rule}>{t('invite.rule')}</p>
      {favourites.data && invitations.data && favourites.data.length > 0 && (
        <InviteList
          label={t('favourites.title')}
          workers={favourites.data}
          chosen={chosen}
          onChoose={choose}
          answerOf={(workerId) => answers.get(workerId) ?? answerOnShift(post, workerId)}
        />
      )}
      {favourites.data?.length === 0 && (
        <EmptyState isCompact title={t('favourites.none')} text={t('favourites.noneText')} />
      )}
      {failed?.error && <ErrorState error={failed.error} onRetry={failed.refetch} />}
      {!failed && !(favourites.data && invitations.data) && <ListSkeleton rows={3} />}
      <footer className={styles.footer}>
        <PaymentRemedy problem={paymentProblemOf(invite.error) ?? paymentProblemOfUser(user)} />
        <Button
          type="primary"
          size="large"
          disabled={chosen.size === 0}
          loading={invite.isPending}
          onClick={send}
        >
          {t('invite.send', { count: chosen.size })}
        </Button>
      </footer>
    </>
  );
}

/** Somebody who asked without being invited needs no invitation. */
function answerOnShift(post: TempPost, workerId: string): Answer | null {
  if (post.confirmedArr.some(({ requestUser }) => requestUser === workerId)) {
    return 'confirmed';
  }
  return post.requests.some(({ requestUser }) => requestUser === workerId) ? 'requested' : null;
}
