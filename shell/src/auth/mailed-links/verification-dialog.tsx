import Button from 'antd/es/button';
import Modal from 'antd/es/modal';
import { useTranslation } from 'react-i18next';
import { useCore, useSessionState } from '../../composition/core-context.ts';
import { VerifyEmailForm } from './verify-email-form.tsx';

/** Asks for the code of the mail before what needs a verified address; then that goes on. */
export default function VerificationDialog() {
  const { t } = useTranslation('shell');
  const { verification } = useCore();
  const session = useSessionState();
  const cancel = () => verification.answer(false);
  return (
    <Modal
      open
      title={t('verify.title')}
      footer={null}
      closable={false}
      mask={{ closable: false }}
      width={440}
      centered
      onCancel={cancel}
    >
      {session.status === 'signed-in' && (
        <VerifyEmailForm user={session.user} onVerified={() => verification.answer(true)} />
      )}
      <Button block size="large" type="text" onClick={cancel}>
        {t('verify.later')}
      </Button>
    </Modal>
  );
}
