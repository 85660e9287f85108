import { messageReports } from '@leafshift/contracts/conversations';
import { moderationQueue, postingReports } from '@leafshift/contracts/moderation';
import { supportRequests } from '@leafshift/contracts/support';
import { useTranslation } from 'react-i18next';
import { DeskPage } from '../features/desk/desk-page.tsx';
import { DeskTabs } from '../features/desk/desk-tabs.tsx';
import { useMay } from '../features/desk/use-may.ts';
import { ReportedMessages } from '../features/messages/reported-messages.tsx';
import { PostingReports } from '../features/moderation/posting-reports.tsx';
import { WaitingPostings } from '../features/moderation/waiting-postings.tsx';
import { SupportQuestions } from '../features/support/support-questions.tsx';

export function Component() {
  const { t } = useTranslation('mf-back-office');
  const may = useMay();
  const tabs = [
    {
      key: 'postings',
      call: moderationQueue,
      label: t('moderation.postings'),
      content: <WaitingPostings />,
    },
    {
      key: 'reports',
      call: postingReports,
      label: t('moderation.reports'),
      content: <PostingReports />,
    },
    {
      key: 'messages',
      call: messageReports,
      label: t('moderation.messages'),
      content: <ReportedMessages />,
    },
    {
      key: 'support',
      call: supportRequests,
      label: t('support.title'),
      content: <SupportQuestions />,
    },
  ];
  return (
    <DeskPage title={t('title.moderation')} needs={tabs.map(({ call }) => call)}>
      <DeskTabs tabs={tabs.filter(({ call }) => may(call))} />
    </DeskPage>
  );
}
