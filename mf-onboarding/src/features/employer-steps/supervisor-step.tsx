import { addSupervisorMutation, removeSupervisorMutation } from '@leafshift/data-access';
import { useShell } from '@leafshift/shell-sdk';
import { SupervisorForm, SupervisorList } from '@leafshift/ui/supervisors';
import { useTranslation } from 'react-i18next';
import type { StepProps } from '../frame/step.ts';
import { useProfileChange } from '../frame/use-profile-change.ts';

/** Step 2 of an employer: at least one supervisor. */
export function SupervisorStep({ user, profile }: StepProps) {
  const { t } = useTranslation('mf-onboarding');
  const { api } = useShell();
  const add = useProfileChange(addSupervisorMutation(api), t('toast.supervisorAdded'));
  const remove = useProfileChange(removeSupervisorMutation(api), t('toast.supervisorRemoved'));
  return (
    <>
      <SupervisorForm draft={`supervisor.${user._id}`} onSubmit={add} />
      <SupervisorList supervisors={profile.supervisor} onRemove={remove} />
    </>
  );
}
