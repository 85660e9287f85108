import type { ApiClient } from '@leafshift/data-access';
import Button from 'antd/es/button';
import Modal from 'antd/es/modal';
import { useState } from 'react';
import { useUiText } from '../locales/use-ui-text.ts';
import { CertificatePicture } from './certificate-picture.tsx';

const WIDTH = 720;

interface Props {
  readonly api: ApiClient;
  readonly id: string;
  readonly name: string;
  readonly number: string;
}

/** Opens the picture of a certificate in a dialog. */
export function ViewPicture({ api, id, name, number }: Props) {
  const t = useUiText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        type="link"
        aria-label={t('certificate.viewPictureOf', { name, number })}
        onClick={() => setOpen(true)}
      >
        {t('certificate.viewPicture')}
      </Button>
      <Modal
        open={isOpen}
        title={<bdi>{name}</bdi>}
        footer={null}
        width={WIDTH}
        closable={{ 'aria-label': t('action.close') }}
        destroyOnHidden
        onCancel={() => setOpen(false)}
      >
        <CertificatePicture api={api} id={id} name={name} number={number} />
      </Modal>
    </>
  );
}
