import { SupervisorForm as SupervisorSchema } from '@leafshift/contracts/profile';
import type { ApiClient } from '@leafshift/data-access';
import Button from 'antd/es/button';
import type { ReactNode } from 'react';
import {
  FieldRow,
  FormActions,
  SubmitButton,
  TextField,
  useField,
  ZodForm,
} from '../form/index.ts';
import { ImageField } from '../image-upload/index.ts';
import { useUiText } from '../locales/use-ui-text.ts';
import styles from './supervisors.module.css';

interface Props {
  /** The supervisor to change; absent for a new one. */
  readonly initial?: SupervisorSchema | undefined;
  /** What the button says; 'Add Supervisor' when absent. */
  readonly submitLabel?: string;
  /** Where a picture can be given, too. */
  readonly api?: ApiClient;
  readonly onSubmit: (supervisor: SupervisorSchema) => Promise<void>;
  /** Under which name what is typed survives a reload. */
  readonly draft?: string;
  /** Further buttons, such as Cancel. */
  readonly actions?: ReactNode;
}

/** Asks for a supervisor's name, phone, e-mail address and picture (ONBOARD-34); then for the next. */
export function SupervisorForm({ initial, submitLabel, api, draft, onSubmit, actions }: Props) {
  const t = useUiText();
  const label = submitLabel ?? t('supervisor.add');
  return (
    <ZodForm
      schema={SupervisorSchema}
      defaultValues={initial ?? { name: '', phoneNumber: '', email: '' }}
      onSubmit={onSubmit}
      resets={!initial}
      draft={draft === undefined ? undefined : { name: draft }}
      label={label}
    >
      <TextField name="name" label={t('supervisor.name')} autoComplete="off" />
      <FieldRow>
        <TextField name="phoneNumber" label={t('supervisor.phone')} type="tel" autoComplete="off" />
        <TextField name="email" label={t('supervisor.email')} type="email" autoComplete="off" />
      </FieldRow>
      {api && (
        <ImageField
          api={api}
          kind="supervisor-photo"
          name="photo"
          label={t('supervisor.photo')}
          crop="round"
        />
      )}
      {api && <RemovePhoto />}
      <FormActions>
        {actions}
        <SubmitButton>{label}</SubmitButton>
      </FormActions>
    </ZodForm>
  );
}

/** Takes the picture away that is there; nothing where there is none. */
function RemovePhoto() {
  const t = useUiText();
  const { value, onChange } = useField('photo');
  return value ? (
    <Button type="link" className={styles.remove} onClick={() => onChange(null)}>
      {t('supervisor.removePhoto')}
    </Button>
  ) : null;
}
