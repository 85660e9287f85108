import Button from 'antd/es/button';
import Modal from 'antd/es/modal';
import { useState } from 'react';
import { useUiText } from '../locales/use-ui-text.ts';
import { CertificatePicture } from './certificate-picture.tsx';
import type { FindPicture } from './certificate-picture-query.ts';

const WIDTH = 720;

interface Props {
  readonly id: string;
  readonly find: FindPicture;
  readonly name: string;
  readonly number: string;
}

/** Opens the picture of a certificate in a dialog. */
export function ViewPicture({ id, find, name, number }: Props) {
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
        <CertificatePicture id={id} find={find} name={name} number={number} />
      </Modal>
    </>
  );
}
