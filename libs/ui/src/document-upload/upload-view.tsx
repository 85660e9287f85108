import CameraOutlined from '@ant-design/icons/es/icons/CameraOutlined';
import type { UploadKind } from '@leafshift/contracts/uploads';
import type { ApiClient } from '@leafshift/data-access';
import Button from 'antd/es/button';
import { useEffect, useRef, useState } from 'react';
import { FormActions } from '../form/index.ts';
import { ImagePicker, imageProblem, useUpload } from '../image-upload/index.ts';
import { useUiText } from '../locales/use-ui-text.ts';
import styles from './document-upload.module.css';

interface Props {
  readonly api: ApiClient;
  readonly kind: UploadKind;
  readonly title: string;
  readonly onUploaded: (url: string) => Promise<void>;
  readonly onImageMissing?: (msg: string) => void;
  readonly onCamera?: () => void;
  readonly onCancel: () => void;
}

/** Chooses an image of a document, looks at it, and uploads it. */
export function UploadView(props: Props) {
  const { api, kind, title, onUploaded, onImageMissing, onCamera, onCancel } = props;
  const t = useUiText();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<Blob | null>(null);
  const preview = useAddressOf(chosen);
  const { progress, problem, setProblem, send } = useUpload(api, kind, onUploaded);

  useEffect(() => input.current?.focus(), []);

  const choose = (file: Blob): void => {
    const refused = imageProblem(file);
    setProblem(refused && t(refused));
    if (!refused) setChosen(file);
  };

  const upload = async (): Promise<void> => {
    if (chosen) {
      await send(chosen);
      return;
    }
    setProblem(t('document.imageMissing'));
    onImageMissing?.(t('document.imageMissing'));
    input.current?.focus();
  };

  return (
    <div className={styles.view}>
      <ImagePicker
        ref={input}
        label={t('document.image', { title })}
        shown={preview}
        progress={progress}
        error={problem}
        onPick={choose}
      />
      <FormActions>
        {onCamera && (
          <Button icon={<CameraOutlined />} className={styles.camera} onClick={onCamera}>
            {t('document.camera')}
          </Button>
        )}
        <Button disabled={progress !== null} onClick={onCancel}>
          {t('action.cancel')}
        </Button>
        <Button type="primary" loading={progress !== null} onClick={upload}>
          {t('document.upload')}
        </Button>
      </FormActions>
    </div>
  );
}

/** An address at which this page can show a file. */
function useAddressOf(file: Blob | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return undefined;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}
