import { Page, PageHeader } from '@leafshift/ui/page';
import { useTranslation } from 'react-i18next';
import { useDocumentTitle } from '../app/use-document-title.ts';
import { MembersOnly } from '../auth/session/members-only.tsx';
import { OwnQuestions } from './own-questions.tsx';
import { SupportQuestion } from './support-question.tsx';

/** `/support`: a question to the back office, and what it answered to earlier ones (OFFICE-40). */
export function Component() {
  const { t } = useTranslation('shell');
  useDocumentTitle(t('support.title'));
  return (
    <MembersOnly>
      {(user) => (
        <Page width="narrow">
          <PageHeader title={t('support.title')} description={t('support.intro')} />
          <SupportQuestion draft={`support-${user._id}`} />
          <OwnQuestions />
        </Page>
      )}
    </MembersOnly>
  );
}
