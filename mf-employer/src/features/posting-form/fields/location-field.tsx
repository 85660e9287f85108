import type { Profile } from '@leafshift/contracts/profile';
import { addLocationMutation } from '@leafshift/data-access';
import { useShell } from '@leafshift/shell-sdk';
import { lazyPart } from '@leafshift/ui/lazy';
import { useMutation } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ChoiceWithNew } from './choice-with-new.tsx';

const Form = lazyPart(async () => (await import('@leafshift/ui/locations')).LocationForm);

/** Where the job is: one of the profile's saved locations, or a new one. */
export function LocationField({ profile }: { readonly profile: Profile }) {
  const { t } = useTranslation('mf-employer');
  const { api, notify, config } = useShell();
  const { setValue } = useFormContext();
  const add = useMutation(addLocationMutation(api));
  return (
    <ChoiceWithNew
      name="location"
      label={t('postingForm.location')}
      placeholder={t('postingForm.chooseLocation')}
      options={profile.locations.map(({ _id, locationName, fullAddress }) => ({
        value: _id,
        label: `${locationName} · ${fullAddress}`,
      }))}
      newLabel={t('profile.addLocation')}
      form={(onAdded) => (
        <Form.Part
          googleMapsKey={config.googleMapsKey}
          onSubmit={async (location) => {
            const { locations } = await add.mutateAsync(location);
            notify('Success', t('toast.locationAdded'));
            setValue('location', locations.at(-1)?._id, { shouldValidate: true });
            onAdded();
          }}
        />
      )}
    />
  );
}
