import type { MessageReport } from '@leafshift/contracts/conversations';
import { PROMISED_HOURS } from '@leafshift/domain/promised-hours';
import { useShell } from '@leafshift/shell-sdk';
import { Fact, Facts } from '@leafshift/ui/facts';
import { useInfiniteQuery } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Age } from '../desk/age.tsx';
import { EntryCard } from '../desk/entry-card.tsx';
import { PersonLink } from '../desk/person-link.tsx';
import { ShiftLink } from '../desk/shift-link.tsx';
import { WaitingList } from '../desk/waiting-list.tsx';
import { type MessageDecision, MessageDecisionForm } from './message-decision-form.tsx';
import { messageReportsQuery } from './queries.ts';
import { ReportedConversation } from './reported-conversation.tsx';

const DECISIONS = ['dismissed', 'removed', 'closed'] as const;

/** Messages that people of a shift report, with what was written around them. */
export function ReportedMessages() {
  const { t } = useTranslation('mf-back-office');
  const query = useInfiniteQuery(messageReportsQuery(useShell().api));
  return (
    <WaitingList query={query} empty={t('messages.none')}>
      {(report) => <Report key={report._id} report={report} />}
    </WaitingList>
  );
}

function Report({ report }: { readonly report: MessageReport }) {
  const { t } = useTranslation('mf-back-office');
  const [deciding, setDeciding] = useState<MessageDecision | null>(null);
  const { reporter, reported } = report;
  return (
    <EntryCard
      title={
        <ShiftLink id={report.post}>
          <bdi>{report.jobTitle}</bdi>
        </ShiftLink>
      }
      marks={<Age since={report.createdAt} promisedHours={PROMISED_HOURS.messageReports} />}
      note={<bdi>{report.locationName}</bdi>}
      actions={
        deciding === null &&
        DECISIONS.map((decision) => (
          <Button
            key={decision}
            danger={decision === 'closed'}
            onClick={() => setDeciding(decision)}
          >
            {t(`messages.decide.${decision}`)}
          </Button>
        ))
      }
    >
      <Facts>
        <Fact label={t('messages.writtenBy')}>
          <PersonLink id={reported._id} name={reported.name} /> ·{' '}
          {t(`messages.side.${reported.side}`)}
        </Fact>
        <Fact label={t('messages.reportedBy')}>
          <PersonLink id={reporter._id} name={reporter.name} />
        </Fact>
        <Fact label={t('messages.reportedFor')}>{t(`messages.reason.${report.reason}`)}</Fact>
        {report.words !== '' && (
          <Fact isWide label={t('moderation.words')}>
            <bdi>{report.words}</bdi>
          </Fact>
        )}
      </Facts>
      <ReportedConversation report={report} />
      {deciding !== null && (
        <MessageDecisionForm
          reportId={report._id}
          decision={deciding}
          onEnd={() => setDeciding(null)}
        />
      )}
    </EntryCard>
  );
}
