import { updateProfileMutation } from '@leafshift/data-access';
import { useShell } from '@leafshift/shell-sdk';
import { BusinessProfileForm } from '@leafshift/ui/business-profile-form';
import { useMutation } from '@tanstack/react-query';
import { STEP_FORM_ID, type StepProps } from '../frame/step.ts';

/** Step 1 of an employer: picture, type, name, phone and description. */
export function BusinessInformationStep({ user, profile, onSaved }: StepProps) {
  const { api, notify } = useShell();
  const { mutateAsync } = useMutation(updateProfileMutation(api));
  return (
    <BusinessProfileForm
      id={STEP_FORM_ID}
      api={api}
      profile={{ ...profile, name: profile.name ?? user.name }}
      onImageMissing={(msg) => notify('Error', msg)}
      onSubmit={async (form) => {
        await mutateAsync(form);
        await onSaved();
      }}
    />
  );
}
