import type { Profile } from '@leafshift/contracts/profile';
import { messageOf, myProfileQuery, updateProfileMutation } from '@leafshift/data-access';
import { useAddressedPart } from '@leafshift/remote-pages/addressed-part';
import { useShell } from '@leafshift/shell-sdk';
import { BusinessProfileForm } from '@leafshift/ui/business-profile-form';
import { FormActions, SubmitButton } from '@leafshift/ui/form';
import { Page, PageHeader, Section, Stack } from '@leafshift/ui/page';
import { ErrorState, FormSkeleton } from '@leafshift/ui/states';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { BookkeepingSection } from '../bookkeeping/bookkeeping-section.tsx';
import { BankSection } from './bank-section.tsx';
import { FavouritesSection } from './favourites-section.tsx';
import { LicenceSection } from './licence-section.tsx';
import { LocationsSection } from './locations-section.tsx';
import { NotAgainSection } from './not-again-section.tsx';
import { PaymentSection } from './payment-section.tsx';
import styles from './profile.module.css';
import { SupervisorsSection } from './supervisors-section.tsx';

/** /profile: 'Update Profile', locations, supervisors and payment methods. */
export function ProfilePage() {
  const { t } = useTranslation('mf-employer');
  const { api } = useShell();
  const profile = useQuery(myProfileQuery(api));
  useAddressedPart(profile.isSuccess);
  return (
    <Page>
      <PageHeader title={t('profile.title')} />
      {profile.data && (
        <div className={styles.profile}>
          <Stack>
            <BusinessSection profile={profile.data} />
            <BookkeepingSection locations={profile.data.locations} />
          </Stack>
          <Stack>
            <LicenceSection profile={profile.data} />
            <LocationsSection locations={profile.data.locations} />
            <SupervisorsSection supervisors={profile.data.supervisor} />
            <PaymentSection />
            <BankSection />
            <FavouritesSection />
            <NotAgainSection />
          </Stack>
        </div>
      )}
      {profile.isPending && <FormSkeleton fields={6} />}
      {profile.error && !profile.data && (
        <ErrorState error={profile.error} onRetry={profile.refetch} />
      )}
    </Page>
  );
}

function BusinessSection({ profile }: { profile: Profile }) {
  const { t } = useTranslation('mf-employer');
  const { api, notify } = useShell();
  const update = useMutation(updateProfileMutation(api));
  return (
    <Section title={t('profile.business')}>
      <BusinessProfileForm
        api={api}
        profile={profile}
        onImageMissing={(msg) => notify('Error', msg)}
        onSubmit={async (business) => {
          try {
            await update.mutateAsync(business);
          } catch (error) {
            notify('Error', messageOf(error));
            throw error;
          }
          notify('Success', t('toast.profileUpdated'));
        }}
      >
        <FormActions>
          <SubmitButton>{t('profile.title')}</SubmitButton>
        </FormActions>
      </BusinessProfileForm>
    </Section>
  );
}
