import CopyOutlined from '@ant-design/icons/es/icons/CopyOutlined';
import type { Location } from '@leafshift/contracts/profile';
import { addLocationMutation, messageOf, removeLocationMutation } from '@leafshift/data-access';
import { useShell } from '@leafshift/shell-sdk';
import { LocationForm, LocationList } from '@leafshift/ui/locations';
import { useMutation } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { AddInModal } from './add-in-modal.tsx';
import { ProfileSection } from './profile-section.tsx';

/** Where shifts take place: add, remove, copy the address. */
export function LocationsSection({ locations }: { readonly locations: readonly Location[] }) {
  const { t } = useTranslation('mf-employer');
  const { api, notify, config } = useShell();
  const add = useMutation(addLocationMutation(api));
  const remove = useMutation(removeLocationMutation(api));
  const copy = async ({ fullAddress }: Location) => {
    await navigator.clipboard.writeText(fullAddress);
    notify('Info', t('toast.addressCopied'));
  };
  return (
    <ProfileSection
      id="locations"
      title={t('profile.locations')}
      action={
        <AddInModal label={t('profile.addLocation')}>
          {(close) => (
            <LocationForm
              googleMapsKey={config.googleMapsKey}
              onSubmit={async (location) => {
                await add.mutateAsync(location);
                notify('Success', t('toast.locationAdded'));
                close();
              }}
            />
          )}
        </AddInModal>
      }
    >
      <LocationList
        locations={locations}
        onRemove={async (id) => {
          try {
            await remove.mutateAsync(id);
            notify('Success', t('toast.locationRemoved'));
          } catch (error) {
            notify('Error', messageOf(error));
          }
        }}
        actionsOf={(location) => (
          <Button
            type="text"
            icon={<CopyOutlined aria-hidden />}
            aria-label={t('profile.copyAddress', { name: location.locationName })}
            title={t('profile.copy')}
            onClick={() => copy(location)}
          />
        )}
      />
    </ProfileSection>
  );
}
