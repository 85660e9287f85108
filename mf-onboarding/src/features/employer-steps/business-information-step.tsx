import { useShell } from '@leafshift/shell-sdk';
import { BusinessProfileForm } from '@leafshift/ui/business-profile-form';
import { STEP_FORM_ID, type StepProps } from '../frame/step.ts';
import { useSaveProfile } from '../frame/use-save-profile.ts';

/** Step 1 of an employer: picture, type, name, phone and description. */
export function BusinessInformationStep({ user, profile, onSaved }: StepProps) {
  const { api, notify } = useShell();
  const save = useSaveProfile(profile);
  return (
    <BusinessProfileForm
      id={STEP_FORM_ID}
      draft={`business.${user._id}`}
      api={api}
      profile={{ ...profile, name: profile.name ?? user.name }}
      onImageMissing={(msg) => notify('Error', msg)}
      onSubmit={async (form) => {
        await save(form);
        await onSaved();
      }}
    />
  );
}
