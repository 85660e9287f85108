import {
  type Certificate,
  type CertificateForm,
  certificateNameOf,
} from '@leafshift/contracts/profile';
import type { ApiClient } from '@leafshift/data-access';
import Button from 'antd/es/button';
import Modal from 'antd/es/modal';
import { lazy, Suspense, useState } from 'react';
import { useUiText } from '../locales/use-ui-text.ts';
import { FormSkeleton } from '../states/index.ts';
import styles from './certificates.module.css';

const Form = lazy(async () => ({
  default: (await import('./certificate-form.tsx')).CertificateForm,
}));

const WIDTH = 520;

interface Props {
  readonly api: ApiClient;
  readonly certificate: Certificate;
  readonly onHandIn: (id: string, certificate: CertificateForm) => Promise<void>;
}

/** Opens a certificate to be corrected or renewed, and handed in for another review; also while it waits. */
export function HandInAgain({ api, certificate, onHandIn }: Props) {
  const t = useUiText();
  const [isOpen, setOpen] = useState(false);
  const act = certificate.status === 'Pending' ? 'replace' : 'handIn';
  const name = certificateNameOf(certificate.certificationName);
  const close = (): void => setOpen(false);
  return (
    <>
      <Button
        type="link"
        className={styles.handIn}
        aria-label={t(`certificate.${act}Of`, { name, number: certificate.certificationNumber })}
        onClick={() => setOpen(true)}
      >
        {t(`certificate.${act}`)}
      </Button>
      <Modal
        open={isOpen}
        title={<bdi>{name}</bdi>}
        footer={null}
        width={WIDTH}
        closable={{ 'aria-label': t('action.close') }}
        mask={{ closable: false }}
        destroyOnHidden
        onCancel={close}
      >
        <Suspense fallback={<FormSkeleton fields={4} />}>
          <Form
            api={api}
            certificate={certificate}
            onSubmit={async (changed) => {
              await onHandIn(certificate._id, changed);
              close();
            }}
            actions={
              <Button size="large" onClick={close}>
                {t('action.cancel')}
              </Button>
            }
          />
        </Suspense>
      </Modal>
    </>
  );
}
