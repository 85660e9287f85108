import { addCertificateMutation } from '@leafshift/data-access';
import { useShell } from '@leafshift/shell-sdk';
import { CertificateForm } from '@leafshift/ui/certificates';
import { useMutation } from '@tanstack/react-query';
import Button from 'antd/es/button';
import Modal from 'antd/es/modal';
import { useTranslation } from 'react-i18next';

interface CertificateDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Adds a certificate by name and number, with a picture where there is one. */
export function CertificateDialog({ isOpen, onClose }: CertificateDialogProps) {
  const { t } = useTranslation('mf-worker');
  const { api, notify } = useShell();
  const add = useMutation(addCertificateMutation(api));
  return (
    <Modal
      open={isOpen}
      title={t('certificate.add')}
      footer={null}
      width={520}
      closable={{ 'aria-label': t('action.close') }}
      mask={{ closable: false }}
      destroyOnHidden
      onCancel={onClose}
    >
      <CertificateForm
        api={api}
        onSubmit={async (certificate) => {
          await add.mutateAsync(certificate);
          notify('Success', t('toast.certificateAdded'));
          onClose();
        }}
        actions={
          <Button size="large" onClick={onClose}>
            {t('action.cancel')}
          </Button>
        }
      />
    </Modal>
  );
}
