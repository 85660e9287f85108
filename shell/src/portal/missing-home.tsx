import { Page } from '@leafshift/ui/page';
import { useTranslation } from 'react-i18next';
import { FailureCard } from '../remote-host/failure-card.tsx';

/** Nobody in the registry draws the home page of this user type, so there is nowhere to lead to. */
export function MissingHome() {
  const { t } = useTranslation('shell');
  return (
    <Page>
      <FailureCard
        heading="h1"
        kind="missing"
        title={t('remote.missing.title')}
        text={t('remote.missing.text', { part: t('remote.home') })}
        action={t('remote.retry')}
        onAction={() => location.reload()}
      />
    </Page>
  );
}
