import { updateProfileMutation } from '@leafshift/data-access';
import { useShell } from '@leafshift/shell-sdk';
import { WorkerProfileForm } from '@leafshift/ui/worker-profile-form';
import { useMutation } from '@tanstack/react-query';
import { STEP_FORM_ID, type StepProps } from '../frame/step.ts';

/** Step 1 of a worker: who they are and where they live. */
export function CreateProfileStep({ profile, onSaved }: StepProps) {
  const { api, config } = useShell();
  const { mutateAsync } = useMutation(updateProfileMutation(api));
  return (
    <WorkerProfileForm
      id={STEP_FORM_ID}
      api={api}
      profile={profile}
      googleMapsKey={config.googleMapsKey}
      onSubmit={async (form) => {
        await mutateAsync(form);
        await onSaved();
      }}
    />
  );
}
