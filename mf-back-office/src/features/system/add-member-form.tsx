import { addTeamMember, TeamMemberForm } from '@leafshift/contracts/back-office';
import { ADMIN_ROLES } from '@leafshift/domain/admin-roles';
import { useShell } from '@leafshift/shell-sdk';
import {
  FieldFrame,
  FormActions,
  SubmitButton,
  TextField,
  useField,
  ZodForm,
} from '@leafshift/ui/form';
import Button from 'antd/es/button';
import Checkbox from 'antd/es/checkbox';
import { useTranslation } from 'react-i18next';
import { useDeskAction } from '../desk/use-desk-action.ts';
import styles from './system.module.css';

/** Makes an account of the back office; its owner chooses a password by mail. */
export function AddMemberForm({ onDone }: { readonly onDone: () => void }) {
  const { t } = useTranslation('mf-back-office');
  const { api } = useShell();
  const act = useDeskAction();
  const add = async (body: TeamMemberForm): Promise<void> => {
    await act(() => api.send(addTeamMember, { body }), t('system.addedToast'));
    onDone();
  };
  return (
    <ZodForm
      schema={TeamMemberForm}
      defaultValues={{ name: '', email: '', adminRoles: [] }}
      label={t('system.addTitle')}
      onSubmit={add}
    >
      <p>{t('system.addFollows')}</p>
      <TextField name="name" label={t('people.name')} autoComplete="off" />
      <TextField name="email" type="email" label={t('people.email')} autoComplete="off" />
      <RolesField />
      <FormActions>
        <Button size="large" onClick={onDone}>
          {t('action.cancel')}
        </Button>
        <SubmitButton>{t('system.add')}</SubmitButton>
      </FormActions>
    </ZodForm>
  );
}

function RolesField() {
  const { t } = useTranslation('mf-back-office');
  const { message, value, onChange, onBlur, ref } = useField('adminRoles');
  const roles = ADMIN_ROLES.map((role) => ({ value: role, label: t(`roles.name.${role}`) }));
  return (
    <FieldFrame label={t('system.roles')} error={message}>
      {({ id, ...described }) => (
        <fieldset
          id={id}
          tabIndex={-1}
          ref={ref}
          aria-labelledby={`${id}-label`}
          className={styles.roles}
          aria-describedby={described['aria-describedby']}
          onBlur={onBlur}
        >
          <Checkbox.Group
            value={value}
            options={roles}
            onChange={(chosen) => onChange(ADMIN_ROLES.filter((role) => chosen.includes(role)))}
          />
        </fieldset>
      )}
    </FieldFrame>
  );
}
