import { SupervisorForm as SupervisorSchema } from '@leafshift/contracts/profile';
import type { ReactNode } from 'react';
import { FieldRow, FormActions, SubmitButton, TextField, ZodForm } from '../form/index.ts';
import { useUiText } from '../locales/use-ui-text.ts';

interface Props {
  /** The supervisor to change; absent for a new one. */
  readonly initial?: SupervisorSchema | undefined;
  /** What the button says; 'Add Supervisor' when absent. */
  readonly submitLabel?: string;
  readonly onSubmit: (supervisor: SupervisorSchema) => Promise<void>;
  /** Further buttons, such as Cancel. */
  readonly actions?: ReactNode;
}

/** Asks for a supervisor's name, phone and e-mail address (ONBOARD-34); then for the next. */
export function SupervisorForm({ initial, submitLabel, onSubmit, actions }: Props) {
  const t = useUiText();
  const label = submitLabel ?? t('supervisor.add');
  return (
    <ZodForm
      schema={SupervisorSchema}
      defaultValues={initial ?? { name: '', phoneNumber: '', email: '' }}
      onSubmit={onSubmit}
      resets={!initial}
      label={label}
    >
      <TextField name="name" label={t('supervisor.name')} autoComplete="off" />
      <FieldRow>
        <TextField name="phoneNumber" label={t('supervisor.phone')} type="tel" autoComplete="off" />
        <TextField name="email" label={t('supervisor.email')} type="email" autoComplete="off" />
      </FieldRow>
      <FormActions>
        {actions}
        <SubmitButton>{label}</SubmitButton>
      </FormActions>
    </ZodForm>
  );
}
