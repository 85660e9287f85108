import type { WaitingSupport } from '@leafshift/contracts/support';
import { answerSupport, claimSupport, SupportAnswer } from '@leafshift/contracts/support';
import { PROMISED_HOURS } from '@leafshift/domain/promised-hours';
import { useShell, useUser } from '@leafshift/shell-sdk';
import { Fact, Facts } from '@leafshift/ui/facts';
import { FormActions, SubmitButton, TextAreaField, ZodForm } from '@leafshift/ui/form';
import { useInfiniteQuery } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Age } from '../desk/age.tsx';
import { EntryCard } from '../desk/entry-card.tsx';
import { PersonLink } from '../desk/person-link.tsx';
import { useDeskAction } from '../desk/use-desk-action.ts';
import { WaitingList } from '../desk/waiting-list.tsx';
import { supportQuery } from './queries.ts';

const MOST_WORDS = 2000;

/** What people ask support, to be answered. */
export function SupportQuestions() {
  const { t } = useTranslation('mf-back-office');
  const query = useInfiniteQuery(supportQuery(useShell().api));
  return (
    <WaitingList query={query} empty={t('support.none')}>
      {(request) => <Question key={request._id} request={request} />}
    </WaitingList>
  );
}

function Question({ request }: { readonly request: WaitingSupport }) {
  const { t } = useTranslation('mf-back-office');
  const { api } = useShell();
  const me = useUser();
  const act = useDeskAction();
  const [isTaking, setIsTaking] = useState(false);
  const { user, topic, text, askedAt, claim } = request;
  const isMine = claim?._id === me._id;
  const isOthers = claim !== null && !isMine;
  const take = async (): Promise<void> => {
    setIsTaking(true);
    await act(
      () => api.send(claimSupport, { params: { id: request._id } }),
      t('support.taken'),
    ).finally(() => setIsTaking(false));
  };
  return (
    <EntryCard
      title={<PersonLink id={user._id} name={user.name} />}
      marks={<Age since={askedAt} promisedHours={PROMISED_HOURS.support} />}
      note={t(`people.usertype.${user.usertype}`)}
      actions={
        !isMine &&
        !isOthers && (
          <Button loading={isTaking} onClick={() => take().catch(reportError)}>
            {t('support.take')}
          </Button>
        )
      }
    >
      <Facts>
        <Fact label={t('support.topic')}>{t(`support.topics.${topic}`)}</Fact>
        <Fact isWide label={t('support.question')}>
          <bdi>{text}</bdi>
        </Fact>
      </Facts>
      {isOthers && <p role="status">{t('support.othersHave', { name: claim.name })}</p>}
      {isMine && <AnswerForm request={request} />}
    </EntryCard>
  );
}

function AnswerForm({ request }: { readonly request: WaitingSupport }) {
  const { t } = useTranslation('mf-back-office');
  const { api } = useShell();
  const act = useDeskAction();
  return (
    <ZodForm
      schema={SupportAnswer}
      defaultValues={{ text: '' }}
      label={t('support.answer')}
      onSubmit={(body) =>
        act(
          () => api.send(answerSupport, { params: { id: request._id }, body }),
          t('support.answered'),
        )
      }
    >
      <TextAreaField
        name="text"
        rows={4}
        label={t('support.answer')}
        hint={t('support.answerHint')}
        maxLength={MOST_WORDS}
      />
      <FormActions>
        <SubmitButton>{t('support.send')}</SubmitButton>
      </FormActions>
    </ZodForm>
  );
}
