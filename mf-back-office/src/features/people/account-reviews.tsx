import { type AccountReview, decideAccountReview } from '@leafshift/contracts/account-reviews';
import { PROMISED_HOURS } from '@leafshift/domain/promised-hours';
import { useShell } from '@leafshift/shell-sdk';
import { useInfiniteQuery } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Age } from '../desk/age.tsx';
import { EntryCard } from '../desk/entry-card.tsx';
import { PersonLink } from '../desk/person-link.tsx';
import { useDeskAction } from '../desk/use-desk-action.ts';
import { WaitingList } from '../desk/waiting-list.tsx';
import { ReasonForm } from '../reasons/reason-form.tsx';
import { accountReviewsQuery } from './queries.ts';

/** Accounts that share something with a suspended one, to be let go on or suspended. */
export function AccountReviews() {
  const { t } = useTranslation('mf-back-office');
  const query = useInfiniteQuery(accountReviewsQuery(useShell().api));
  return (
    <WaitingList query={query} empty={t('accountReviews.empty')}>
      {(review) => <Waiting key={review._id} review={review} />}
    </WaitingList>
  );
}

const REASONS = {
  cleared: ['otherPerson', 'household'],
  suspended: ['samePerson'],
} as const;

function Waiting({ review }: { readonly review: AccountReview }) {
  const { t } = useTranslation('mf-back-office');
  const { api } = useShell();
  const act = useDeskAction();
  const [decision, setDecision] = useState<'cleared' | 'suspended' | null>(null);

  const decide = (as: 'cleared' | 'suspended', reason: string): Promise<void> =>
    act(
      () =>
        api.send(decideAccountReview, {
          params: { id: review._id },
          body: { decision: as, reason },
        }),
      t(`accountReviews.${as}Toast`),
    );

  return (
    <EntryCard
      title={<PersonLink id={review.user} name={review.userName} />}
      marks={<Age since={review.since} promisedHours={PROMISED_HOURS.accountReviews} />}
      actions={
        decision === null && (
          <>
            <Button type="primary" onClick={() => setDecision('cleared')}>
              {t('accountReviews.cleared')}
            </Button>
            <Button danger onClick={() => setDecision('suspended')}>
              {t('accountReviews.suspended')}
            </Button>
          </>
        )
      }
    >
      <ul>
        {review.matches.map(({ kind, user }) => (
          <li key={`${kind} ${user}`}>
            {t(`accountReviews.kind.${kind}`)}:{' '}
            <Link to={`/people/${user}`}>{t('accountReviews.other')}</Link>
          </li>
        ))}
      </ul>
      {decision !== null && (
        <ReasonForm
          label={t(`accountReviews.${decision}`)}
          reasons={REASONS[decision].map((reason) => t(`reasons.account.${reason}`))}
          send={t(`accountReviews.${decision}`)}
          onSend={(reason) => decide(decision, reason)}
          onCancel={() => setDecision(null)}
        />
      )}
    </EntryCard>
  );
}
