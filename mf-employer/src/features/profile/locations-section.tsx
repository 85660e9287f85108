import CopyOutlined from '@ant-design/icons/es/icons/CopyOutlined';
import type { Location } from '@leafshift/contracts/profile';
import {
  addLocationMutation,
  changeLocationMutation,
  removeLocationMutation,
} from '@leafshift/data-access';
import { useCopy } from '@leafshift/remote-pages/clipboard';
import { useShell } from '@leafshift/shell-sdk';
import { LocationForm, LocationList } from '@leafshift/ui/locations';
import { useMutation } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { BriefingButton } from '../briefing/briefing-button.tsx';
import { PosterButton } from '../poster/poster-button.tsx';
import { AddInModal } from './add-in-modal.tsx';
import { EditInModal } from './edit-in-modal.tsx';
import { ProfileSection } from './profile-section.tsx';

/** Where shifts take place: add, edit, remove, copy the address. */
export function LocationsSection({ locations }: { readonly locations: readonly Location[] }) {
  const { t } = useTranslation('mf-employer');
  const { api, notify, config } = useShell();
  const add = useMutation(addLocationMutation(api));
  const change = useMutation(changeLocationMutation(api));
  const remove = useMutation(removeLocationMutation(api));
  const copy = useCopy();
  const copied = { done: t('toast.addressCopied'), failed: t('toast.copyFailed') };
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
          await remove.mutateAsync(id);
          notify('Success', t('toast.locationRemoved'));
        }}
        actionsOf={(location) => (
          <>
            <Button
              type="text"
              icon={<CopyOutlined aria-hidden />}
              aria-label={t('profile.copyAddress', { name: location.locationName })}
              title={t('profile.copy')}
              onClick={() => copy(location.fullAddress, copied)}
            />
            <PosterButton location={location} />
            <BriefingButton location={location} />
            <EditInModal name={location.locationName} title={t('profile.editLocation')}>
              {(close) => (
                <LocationForm
                  googleMapsKey={config.googleMapsKey}
                  initial={formOf(location)}
                  submitLabel={t('action.saveChanges')}
                  onSubmit={async (body) => {
                    await change.mutateAsync({ id: location._id, body });
                    notify('Success', t('toast.locationUpdated'));
                    close();
                  }}
                />
              )}
            </EditInModal>
          </>
        )}
      />
    </ProfileSection>
  );
}

const formOf = ({ _id, ...form }: Location) => form;
