import {
  type FactorAdded,
  finishTotp,
  TotpCode,
  type TotpSetUp,
} from '@leafshift/contracts/second-factor';
import { FormActions, SubmitButton, TextField, ZodForm } from '@leafshift/ui/form';
import Button from 'antd/es/button';
import Modal from 'antd/es/modal';
import QRCode from 'antd/es/qr-code';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useCore } from '../../../composition/core-context.ts';
import styles from '../settings-page.module.css';

const CodeForm = z.strictObject({ code: TotpCode });
const GROUP = /.{1,4}/g;

interface Props {
  readonly setUp: TotpSetUp;
  readonly onAdded: (added: FactorAdded) => void;
  readonly onClose: () => void;
}

/** Shows the secret to an authenticator app, and waits for its first code. */
export function TotpDialog({ setUp, onAdded, onClose }: Props) {
  const { t } = useTranslation('shell');
  const { api } = useCore();

  const confirm = async (body: z.output<typeof CodeForm>): Promise<void> => {
    onAdded(await api.send(finishTotp, { body }));
  };

  return (
    <Modal
      open
      title={t('settings.security.addApp')}
      footer={null}
      closable={false}
      mask={{ closable: false }}
      width={440}
      centered
      onCancel={onClose}
    >
      <div className={styles.rows}>
        <p className={styles.hint}>{t('settings.security.appText')}</p>
        <div className={styles.qr}>
          <QRCode
            value={setUp.uri}
            type="svg"
            color="#000000"
            bgColor="#ffffff"
            aria-label={t('settings.security.qr')}
          />
        </div>
        <p className={styles.hint}>
          {t('settings.security.secret')}{' '}
          <span className={styles.secret}>
            <code dir="ltr" className={styles.code}>
              {setUp.secret.match(GROUP)?.join(' ')}
            </code>
          </span>
        </p>
        <ZodForm
          schema={CodeForm}
          defaultValues={{ code: '' }}
          onSubmit={confirm}
          label={t('settings.security.addApp')}
        >
          <TextField
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={7}
            label={t('secondStep.code')}
            hint={t('settings.security.firstCode')}
          />
          <FormActions>
            <Button size="large" onClick={onClose}>
              {t('settings.security.cancel')}
            </Button>
            <SubmitButton>{t('settings.security.confirm')}</SubmitButton>
          </FormActions>
        </ZodForm>
      </div>
    </Modal>
  );
}
