import { stepUp } from '@leafshift/contracts/auth';
import { beginPasskeyStepUp, secondFactors } from '@leafshift/contracts/second-factor';
import { ExistingPassword } from '@leafshift/contracts/users';
import { isApiError, messageOf } from '@leafshift/data-access';
import { FormActions, PasswordField, SubmitButton, ZodForm } from '@leafshift/ui/form';
import Button from 'antd/es/button';
import Modal from 'antd/es/modal';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useCore } from '../../composition/core-context.ts';
import styles from '../form/auth-forms.module.css';
import { canUsePasskeys } from '../passkeys/can-use-passkeys.ts';

const ConfirmationForm = z.strictObject({ password: ExistingPassword });

/** Whether the owner has a passkey that this browser can ask for. */
function useHasPasskey(): boolean {
  const { api } = useCore();
  const [hasPasskey, setHasPasskey] = useState(false);
  useEffect(() => {
    if (!canUsePasskeys()) return;
    const look = async (): Promise<void> => {
      try {
        const { factors } = await api.send(secondFactors, {});
        setHasPasskey(factors.some(({ kind }) => kind === 'passkey'));
      } catch (error) {
        // The password will do.
        if (!isApiError(error)) throw error;
      }
    };
    look().catch(reportError);
  }, [api]);
  return hasPasskey;
}

/** Asks for password or passkey before what a stranger at this screen must not do; then that goes on. */
export default function ConfirmationDialog() {
  const { t } = useTranslation('shell');
  const { api, alerts, confirmation } = useCore();
  const hasPasskey = useHasPasskey();
  const cancel = () => confirmation.answer(false);

  const confirm = async (body: z.output<typeof ConfirmationForm>): Promise<void> => {
    await api.send(stepUp, { body });
    confirmation.answer(true);
  };

  const askPasskey = async (): Promise<void> => {
    try {
      const passkeys = await import('../passkeys/passkey.ts');
      const passkey = await passkeys.askPasskey(await api.send(beginPasskeyStepUp, {}));
      if (passkey === null) return;
      await api.send(stepUp, { body: { passkey } });
      confirmation.answer(true);
    } catch (error) {
      alerts.notify('Error', messageOf(error));
    }
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
          <Button size="large" onClick={cancel}>
            {t('confirmation.cancel')}
          </Button>
          {hasPasskey && (
            <Button size="large" onClick={askPasskey}>
              {t('confirmation.passkey')}
            </Button>
          )}
          <SubmitButton>{t('confirmation.submit')}</SubmitButton>
        </FormActions>
      </ZodForm>
    </Modal>
  );
}
