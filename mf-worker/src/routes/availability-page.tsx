import { Page, PageHeader, Stack } from '@leafshift/ui/page';
import { useTranslation } from 'react-i18next';
import { Availability } from '../features/availability/availability.tsx';
import { MarkedBusinesses } from '../features/businesses/marked-businesses.tsx';

export function Component() {
  const { t } = useTranslation('mf-worker');
  return (
    <Page>
      <PageHeader title={t('title.availability')} description={t('availability.pageText')} />
      <Stack>
        <Availability />
        <MarkedBusinesses />
      </Stack>
    </Page>
  );
}
