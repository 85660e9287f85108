import { SupervisorForm as SupervisorSchema } from '@leafshift/contracts/profile';
import type { ReactNode } from 'react';
import { FieldRow, FormActions, SubmitButton, TextField, ZodForm } from '../form/index.ts';
import { useUiText } from '../locales/use-ui-text.ts';

interface Props {
  readonly onSubmit: (supervisor: SupervisorSchema) => Promise<void>;
  /** Further buttons, such as Cancel. */
  readonly actions?: ReactNode;
}

/** Asks for a supervisor's name, phone and e-mail address (specification, sections 2 and 5); then for the next. */
export function SupervisorForm({ onSubmit, actions }: Props) {
  const t = useUiText();
  return (
    <ZodForm
      schema={SupervisorSchema}
      defaultValues={{ name: '', phoneNumber: '', email: '' }}
      onSubmit={onSubmit}
      resets
      label={t('supervisor.add')}
    >
      <TextField name="name" label={t('supervisor.name')} autoComplete="off" />
      <FieldRow>
        <TextField name="phoneNumber" label={t('supervisor.phone')} type="tel" autoComplete="off" />
        <TextField name="email" label={t('supervisor.email')} type="email" autoComplete="off" />
      </FieldRow>
      <FormActions>
        {actions}
        <SubmitButton>{t('supervisor.add')}</SubmitButton>
      </FormActions>
    </ZodForm>
  );
}
