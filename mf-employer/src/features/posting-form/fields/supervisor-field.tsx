import type { Profile } from '@leafshift/contracts/profile';
import { addSupervisorMutation } from '@leafshift/data-access';
import { useShell } from '@leafshift/shell-sdk';
import { lazyPart } from '@leafshift/ui/lazy';
import { useMutation } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ChoiceWithNew } from './choice-with-new.tsx';

const Form = lazyPart(async () => (await import('@leafshift/ui/supervisors')).SupervisorForm);

/** Who receives the workers: one of the profile's supervisors, or a new one. */
export function SupervisorField({ profile }: { readonly profile: Profile }) {
  const { t } = useTranslation('mf-employer');
  const { api, notify } = useShell();
  const { setValue } = useFormContext();
  const add = useMutation(addSupervisorMutation(api));
  return (
    <ChoiceWithNew
      name="supervisor"
      label={t('shift.supervisor')}
      placeholder={t('postingForm.chooseSupervisor')}
      options={profile.supervisor.map(({ _id, name }) => ({ value: _id, label: name }))}
      newLabel={t('profile.addSupervisor')}
      form={(onAdded) => (
        <Form.Part
          onSubmit={async (supervisor) => {
            const { supervisor: all } = await add.mutateAsync(supervisor);
            notify('Success', t('toast.supervisorAdded'));
            setValue('supervisor', all.at(-1)?._id, { shouldValidate: true });
            onAdded();
          }}
        />
      )}
    />
  );
}
