import { addLocationMutation, removeLocationMutation } from '@leafshift/data-access';
import { useShell } from '@leafshift/shell-sdk';
import { LocationForm, LocationList } from '@leafshift/ui/locations';
import { useTranslation } from 'react-i18next';
import type { StepProps } from '../frame/step.ts';
import { useProfileChange } from '../frame/use-profile-change.ts';

/** Step 3 of an employer: at least one location. */
export function LocationStep({ user, profile }: StepProps) {
  const { t } = useTranslation('mf-onboarding');
  const { api, config } = useShell();
  const add = useProfileChange(addLocationMutation(api), t('toast.locationAdded'));
  const remove = useProfileChange(removeLocationMutation(api), t('toast.locationRemoved'));
  return (
    <>
      <LocationForm
        draft={`location.${user._id}`}
        googleMapsKey={config.googleMapsKey}
        onSubmit={add}
      />
      <LocationList locations={profile.locations} onRemove={remove} />
    </>
  );
}
