import { stepUp } from '@leafshift/contracts/auth';
import { ExistingPassword } from '@leafshift/contracts/users';
import { FormActions, PasswordField, SubmitButton, ZodForm } from '@leafshift/ui/form';
import Button from 'antd/es/button';
import Modal from 'antd/es/modal';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useCore } from '../composition/core-context.ts';
import styles from './auth-forms.module.css';

const ConfirmationForm = z.strictObject({ password: ExistingPassword });

/** Asks for the password before what a stranger at this screen must not do; then that goes on. */
export default function ConfirmationDialog() {
  const { t } = useTranslation('shell');
  const { api, confirmation } = useCore();
  const cancel = () => confirmation.answer(false);

  const confirm = async (body: z.output<typeof ConfirmationForm>): Promise<void> => {
    await api.send(stepUp, { body });
    confirmation.answer(true);
  };

  return (
    <Modal
      open
      title={t('confirmation.title')}
      footer={null}
      closable={false}
      mask={{ closable: false }}
      width={440}
      centered
      onCancel={cancel}
    >
      <p className={styles.reason}>{t('confirmation.text')}</p>
      <ZodForm
        schema={ConfirmationForm}
        defaultValues={{ password: '' }}
        onSubmit={confirm}
        label={t('confirmation.title')}
      >
        <PasswordField
          name="password"
          autoComplete="current-password"
          label={t('confirmation.password')}
        />
        <FormActions>
          <Button onClick={cancel}>{t('confirmation.cancel')}</Button>
          <SubmitButton>{t('confirmation.submit')}</SubmitButton>
        </FormActions>
      </ZodForm>
    </Modal>
  );
}
