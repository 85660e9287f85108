import { Page, PageHeader } from '@leafshift/ui/page';
import { useTranslation } from 'react-i18next';
import { OwnApplication } from '../features/application/own-application.tsx';

export const Component = () => {
  const { t } = useTranslation('mf-public-board');
  return (
    <Page>
      <PageHeader title={t('application.title')} />
      <OwnApplication />
    </Page>
  );
};
