import { useShell } from '@leafshift/shell-sdk';
import { WorkerProfileForm } from '@leafshift/ui/worker-profile-form';
import { withKnownName } from '../frame/known-name.ts';
import { STEP_FORM_ID, type StepProps } from '../frame/step.ts';
import { useSaveProfile } from '../frame/use-save-profile.ts';

/** Step 1 of a worker: who they are and where they live. */
export function CreateProfileStep({ user, profile, onSaved }: StepProps) {
  const { api, config } = useShell();
  const save = useSaveProfile(profile);
  return (
    <WorkerProfileForm
      id={STEP_FORM_ID}
      draft={`worker.${user._id}`}
      api={api}
      profile={withKnownName(profile, user)}
      googleMapsKey={config.googleMapsKey}
      onSubmit={async (form) => {
        await save(form);
        await onSaved();
      }}
    />
  );
}
