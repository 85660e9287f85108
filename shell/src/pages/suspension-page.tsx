import type { User } from '@leafshift/contracts/users';
import { Page, PageHeader } from '@leafshift/ui/page';
import { useTranslation } from 'react-i18next';
import { useDocumentTitle } from '../app/use-document-title.ts';
import { MembersOnly } from '../auth/session/members-only.tsx';
import { ToSupport } from '../support/to-support.tsx';
import { ActiveAccount } from './suspension/active-account.tsx';
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
  const { suspension, underReview } = user;
  if (!suspension && underReview) return <UnderReview />;
  if (!suspension) return <ActiveAccount />;
  return (
    <Page width="narrow">
      <PageHeader title={t('suspension.title')} />
      <SuspensionFacts suspension={suspension} usertype={user.usertype} />
      <SuspensionAppeal appeal={suspension.appeal} />
      <p>
        <ToSupport />
      </p>
    </Page>
  );
}
