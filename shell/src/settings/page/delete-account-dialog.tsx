import { ExistingPassword } from '@leafshift/contracts/users';
import { FormActions, PasswordField, ZodForm } from '@leafshift/ui/form';
import Button from 'antd/es/button';
import Modal from 'antd/es/modal';
import { useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useCore } from '../../composition/core-context.ts';
import { ClosingConsequences } from './closing-consequences.tsx';
import styles from './settings-page.module.css';

const DeleteForm = z.strictObject({ password: ExistingPassword });

interface Props {
  readonly name: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

function Actions({ onClose }: Pick<Props, 'onClose'>) {
  const { t } = useTranslation('shell');
  const { isSubmitting } = useFormState();
  return (
    <FormActions>
      <Button disabled={isSubmitting} onClick={onClose}>
        {t('settings.data.keep')}
      </Button>
      <Button type="primary" danger htmlType="submit" loading={isSubmitting}>
        {t('settings.data.deleteForGood')}
      </Button>
    </FormActions>
  );
}

/** Asks for the password before the account is deleted for good. */
export function DeleteAccountDialog({ name, isOpen, onClose }: Props) {
  const { t } = useTranslation('shell');
  const { session, alerts, navigation } = useCore();

  const remove = async ({ password }: z.output<typeof DeleteForm>): Promise<void> => {
    await session.deleteAccount(password);
    navigation.navigate('/login', { replace: true });
    alerts.notify('Success', t('settings.data.deleted'));
  };

  return (
    <Modal
      open={isOpen}
      title={t('settings.data.askTitle', { name })}
      footer={null}
      closable={false}
      width={480}
      centered
      destroyOnHidden
      onCancel={onClose}
    >
      <div className={styles.rows}>
        <p className={styles.hint}>{t('settings.data.ask')}</p>
        <ClosingConsequences>
          <ZodForm
            schema={DeleteForm}
            defaultValues={{ password: '' }}
            onSubmit={remove}
            label={t('settings.data.delete')}
          >
            <PasswordField
              name="password"
              autoComplete="current-password"
              label={t('settings.password.current')}
            />
            <Actions onClose={onClose} />
          </ZodForm>
        </ClosingConsequences>
      </div>
    </Modal>
  );
}
