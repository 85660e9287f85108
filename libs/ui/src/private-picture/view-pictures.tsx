import Button from 'antd/es/button';
import Modal from 'antd/es/modal';
import { useState } from 'react';
import { useUiText } from '../locales/use-ui-text.ts';
import type { FindPicture } from './picture-query.ts';
import styles from './private-picture.module.css';
import { PrivatePicture } from './private-picture.tsx';

const WIDTH = 720;

interface Props {
  /** Of the dialog. */
  readonly title: string;
  /** Of the button, in full for those who do not see what it stands beside. */
  readonly label: string;
  readonly pictures: readonly {
    readonly id: string;
    readonly find: FindPicture;
    readonly alt: string;
  }[];
}

/** Opens private pictures in a dialog, one below the other. */
export function ViewPictures({ title, label, pictures }: Props) {
  const t = useUiText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button type="link" aria-label={label} className={styles.view} onClick={() => setOpen(true)}>
        {t('certificate.viewPicture')}
      </Button>
      <Modal
        open={isOpen}
        title={<bdi>{title}</bdi>}
        footer={null}
        width={WIDTH}
        closable={{ 'aria-label': t('action.close') }}
        destroyOnHidden
        onCancel={() => setOpen(false)}
      >
        <div className={styles.pictures}>
          {pictures.map((picture) => (
            <PrivatePicture key={picture.id} {...picture} />
          ))}
        </div>
      </Modal>
    </>
  );
}
