import { myProfileQuery } from '@leafshift/data-access';
import { useShell, useUser } from '@leafshift/shell-sdk';
import { Page, PageHeader, Section } from '@leafshift/ui/page';
import { ErrorState, ListSkeleton } from '@leafshift/ui/states';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PhoneNumber } from '../parts/phone-number.tsx';

/** Greets the worker, and says what the portal knows of them. */
export function Component() {
  const { t } = useTranslation('my-part');
  const { name } = useUser();
  const { data, error, refetch } = useQuery(myProfileQuery(useShell().api));
  return (
    <Page>
      <PageHeader title={t('title')} description={t('greeting', { name })} />
      <Section title={t('phone')}>
        {data && <PhoneNumber number={data.phoneNumber ?? null} />}
        {!data && error && <ErrorState error={error} onRetry={refetch} />}
        {!data && !error && <ListSkeleton />}
      </Section>
    </Page>
  );
}
