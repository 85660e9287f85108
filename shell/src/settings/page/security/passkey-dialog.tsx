import { type FactorAdded, PasskeyName } from '@leafshift/contracts/second-factor';
import { FormActions, SubmitButton, TextField, ZodForm } from '@leafshift/ui/form';
import { FormModal } from '@leafshift/ui/form-modal';
import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import styles from '../settings-page.module.css';
import { usePasskeySetUp } from './use-passkey-setup.ts';

const PasskeyForm = z.strictObject({ name: PasskeyName });

interface Props {
  readonly onAdded: (added: FactorAdded) => void;
  readonly onClose: () => void;
}

/** Asks what the passkey is to be called; then the browser asks for the rest. */
export function PasskeyDialog({ onAdded, onClose }: Props) {
  const { t } = useTranslation('shell');
  const setUp = usePasskeySetUp();

  const add = async ({ name }: z.output<typeof PasskeyForm>): Promise<void> => {
    const added = await setUp(name);
    if (added) onAdded(added);
  };

  return (
    <FormModal
      isOpen
      title={t('settings.security.addPasskey')}
      width={440}
      centered
      onClose={onClose}
    >
      <div className={styles.rows}>
        <p className={styles.hint}>{t('settings.security.passkeyText')}</p>
        <ZodForm
          schema={PasskeyForm}
          defaultValues={{ name: '' }}
          onSubmit={add}
          label={t('settings.security.addPasskey')}
        >
          <TextField
            name="name"
            label={t('settings.security.passkeyName')}
            hint={t('settings.security.passkeyNameHint')}
            maxLength={60}
          />
          <FormActions>
            <Button size="large" onClick={onClose}>
              {t('settings.security.cancel')}
            </Button>
            <SubmitButton>{t('settings.security.go')}</SubmitButton>
          </FormActions>
        </ZodForm>
      </div>
    </FormModal>
  );
}
