import { decidePosting, type WaitingPost } from '@leafshift/contracts/moderation';
import { PROMISED_HOURS } from '@leafshift/domain/promised-hours';
import { useFormats } from '@leafshift/i18n';
import { useShell } from '@leafshift/shell-sdk';
import { RichTextView } from '@leafshift/ui/rich-text';
import { useInfiniteQuery } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Age } from '../desk/age.tsx';
import { DeskButton } from '../desk/desk-button.tsx';
import { EntryCard } from '../desk/entry-card.tsx';
import { PersonLink } from '../desk/person-link.tsx';
import { useDeskAction } from '../desk/use-desk-action.ts';
import { WaitingList } from '../desk/waiting-list.tsx';
import { ReasonForm } from '../reasons/reason-form.tsx';
import { waitingPostingsQuery } from './queries.ts';

/** Postings of businesses that nobody has approved yet: to read, and to publish or reject. */
export function WaitingPostings() {
  const { t } = useTranslation('mf-back-office');
  const query = useInfiniteQuery(waitingPostingsQuery(useShell().api));
  return (
    <WaitingList query={query} empty={t('moderation.noPostings')}>
      {(waiting) => <WaitingPosting key={waiting.post._id} waiting={waiting} />}
    </WaitingList>
  );
}

const REASONS = ['misleading', 'contact', 'illegal', 'notAJob', 'pay'] as const;

function WaitingPosting({ waiting }: { readonly waiting: WaitingPost }) {
  const { post, employer, waitingSince, revision } = waiting;
  const { t } = useTranslation('mf-back-office');
  const { api } = useShell();
  const formats = useFormats();
  const act = useDeskAction();
  const [isRejecting, setRejecting] = useState(false);
  const params = { id: post._id };

  const publish = (): Promise<void> =>
    act(
      () => api.send(decidePosting, { params, body: { decision: 'Approved', revision } }),
      t('moderation.published'),
    );
  const reject = (reason: string): Promise<void> =>
    act(
      () => api.send(decidePosting, { params, body: { decision: 'Rejected', reason, revision } }),
      t('moderation.rejected'),
    );

  return (
    <EntryCard
      title={<bdi>{post.jobType}</bdi>}
      marks={<Age since={waitingSince} promisedHours={PROMISED_HOURS.postings} />}
      note={
        <>
          <PersonLink id={employer} name={post.name} /> · <bdi>{post.location}</bdi> ·{' '}
          {formats.dollars(post.rate)} – {formats.dollars(post.rateHigh)}
        </>
      }
      actions={
        !isRejecting && (
          <>
            <DeskButton type="primary" onAct={publish}>
              {t('moderation.publish')}
            </DeskButton>
            <Button danger onClick={() => setRejecting(true)}>
              {t('action.reject')}
            </Button>
          </>
        )
      }
    >
      <RichTextView html={post.jobDescription} />
      {isRejecting && (
        <ReasonForm
          label={t('moderation.whyReject')}
          reasons={REASONS.map((reason) => t(`reasons.posting.${reason}`))}
          send={t('action.reject')}
          onSend={reject}
          onCancel={() => setRejecting(false)}
        />
      )}
    </EntryCard>
  );
}
