import type { User } from '@leafshift/contracts/users';
import { Page, PageHeader } from '@leafshift/ui/page';
import { EmptyState } from '@leafshift/ui/states';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useDocumentTitle } from '../app/use-document-title.ts';
import { MembersOnly } from '../auth/members-only.tsx';
import { SuspensionAppeal } from './suspension/suspension-appeal.tsx';
import { SuspensionFacts } from './suspension/suspension-facts.tsx';
import { UnderReview } from './suspension/under-review.tsx';

/** `/suspension`: why an account is suspended, until when, what still works, and the appeal. */
export function Component() {
  const { t } = useTranslation('shell');
  useDocumentTitle(t('suspension.title'));
  return <MembersOnly>{(user) => <SuspensionPage user={user} />}</MembersOnly>;
}

function SuspensionPage({ user }: { readonly user: User }) {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const { suspension, underReview } = user;
  if (!suspension && underReview) return <UnderReview />;
  if (!suspension) {
    return (
      <Page width="narrow">
        <EmptyState
          title={t('suspension.none')}
          text={t('suspension.noneText')}
          action={{ label: t('suspension.toHome'), onClick: () => navigate('/home') }}
        />
      </Page>
    );
  }
  return (
    <Page width="narrow">
      <PageHeader title={t('suspension.title')} />
      <SuspensionFacts suspension={suspension} usertype={user.usertype} />
      <SuspensionAppeal appeal={suspension.appeal} />
    </Page>
  );
}
