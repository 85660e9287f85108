import CameraOutlined from '@ant-design/icons/es/icons/CameraOutlined';
import { type UploadKind, uploadTypesOf } from '@leafshift/contracts/uploads';
import type { ApiClient } from '@leafshift/data-access';
import Button from 'antd/es/button';
import { lazy, Suspense, useContext, useEffect, useRef, useState } from 'react';
import { FormActions, PrimaryElsewhere } from '../form/index.ts';
import { documentProblem, ImagePicker, imageProblem, useUpload } from '../image-upload/index.ts';
import { useUiText } from '../locales/use-ui-text.ts';
import styles from './document-upload.module.css';
import { offersCamera } from './use-camera.ts';

const CameraDialog = lazy(async () => ({
  default: (await import('./camera-dialog.tsx')).CameraDialog,
}));

const PDF = 'application/pdf';

export interface UploadViewProps {
  readonly api: ApiClient;
  readonly kind: UploadKind;
  readonly title: string;
  /** Offers a picture of the back too. */
  readonly hasBack?: boolean;
  readonly onUploaded: (url: string, backUrl?: string) => Promise<void>;
  readonly onImageMissing?: (msg: string) => void;
  readonly onCameraMissing?: (msg: string) => void;
  readonly onCancel: () => void;
}

/** Chooses an image of a document or its PDF, or takes a picture, looks at it, and uploads it; the back, where there is one, first. */
export function UploadView(props: UploadViewProps) {
  const { api, kind, title, hasBack, onUploaded, onImageMissing, onCameraMissing, onCancel } =
    props;
  const t = useUiText();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<Blob | null>(null);
  const [isPhotographing, setPhotographing] = useState(false);
  const takesPdf = uploadTypesOf(kind).includes(PDF);
  const isPdf = chosen?.type === PDF;
  const preview = useAddressOf(isPdf ? null : chosen);
  const [backUrl, setBackUrl] = useState<string>();
  const back = useUpload(api, kind, setBackUrl);
  const { progress, problem, setProblem, send, cancel } = useUpload(api, kind, (url) =>
    backUrl === undefined ? onUploaded(url) : onUploaded(url, backUrl),
  );
  const isBusy = progress !== null;
  const isQuiet = useContext(PrimaryElsewhere);

  useEffect(() => input.current?.focus(), []);

  const choose = (file: Blob): void => {
    const refused = takesPdf ? documentProblem(file) : imageProblem(file);
    setProblem(refused && t(refused));
    if (!refused) setChosen(file);
  };

  const chooseBack = async (file: Blob): Promise<void> => {
    const refused = imageProblem(file);
    back.setProblem(refused && t(refused));
    if (!refused) await back.send(file);
  };

  const photograph = (): void => {
    if (offersCamera()) {
      setPhotographing(true);
      return;
    }
    setProblem(t('camera.notOffered'));
    onCameraMissing?.(t('camera.notOffered'));
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
        label={t(takesPdf ? 'document.imageOrPdf' : 'document.image', { title })}
        takes={takesPdf ? 'document' : 'image'}
        chosenPdf={isPdf ? nameOf(chosen) : null}
        shown={preview}
        progress={progress}
        error={problem}
        onPick={choose}
      />
      {hasBack && (
        <ImagePicker
          label={t('document.back', { title })}
          shown={back.preview}
          progress={back.progress}
          error={back.problem}
          onPick={chooseBack}
          onCancel={back.cancel}
        />
      )}
      <FormActions>
        {onCameraMissing && (
          <Button
            icon={<CameraOutlined aria-hidden />}
            className={styles.first}
            disabled={isBusy}
            onClick={photograph}
          >
            {t('document.camera')}
          </Button>
        )}
        <Button onClick={isBusy ? cancel : onCancel}>{t('action.cancel')}</Button>
        <Button
          type={isQuiet ? 'default' : 'primary'}
          loading={isBusy}
          disabled={back.progress !== null}
          onClick={upload}
        >
          {t('document.upload')}
        </Button>
      </FormActions>
      {isPhotographing && (
        <Suspense fallback={null}>
          <CameraDialog
            title={title}
            onTaken={(picture) => {
              setPhotographing(false);
              choose(picture);
            }}
            onCancel={() => setPhotographing(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

const nameOf = (file: Blob): string => (file instanceof File ? file.name : 'PDF');

/** An address at which this page can show a file. */
function useAddressOf(file: Blob | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    setAddress(null);
    if (!file) return undefined;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}
