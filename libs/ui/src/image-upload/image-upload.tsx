import UploadOutlined from '@ant-design/icons/es/icons/UploadOutlined';
import type { UploadKind } from '@leafshift/contracts/uploads';
import { type ApiClient, messageOf } from '@leafshift/data-access';
import Button from 'antd/es/button';
import Progress from 'antd/es/progress';
import { type DragEvent, lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { useUiText } from '../locales/use-ui-text.ts';
import { imageProblem } from './check-image.ts';
import { cropImage, type PixelArea } from './crop-image.ts';
import styles from './image-upload.module.css';
import { sendImage } from './send-image.ts';

const CropDialog = lazy(async () => ({
  default: (await import('./crop-dialog.tsx')).CropDialog,
}));

interface Props {
  readonly api: ApiClient;
  readonly kind: UploadKind;
  readonly label: string;
  /** The address of a picture that is there already. */
  readonly value?: string | null | undefined;
  /** Gets the address that the profile call takes. */
  readonly onUploaded: (url: string) => Promise<void> | void;
  /** Lets the person choose a square part first; `round` for portraits. */
  readonly crop?: 'round' | 'square';
  /** What the surrounding form has to say, such as 'Please upload an image'. */
  readonly error?: string | undefined;
}

/** Picks or drops an image, crops it where asked for, and uploads it with its progress in sight. */
export function ImageUpload({ api, kind, label, value, onUploaded, crop, error }: Props) {
  const t = useUiText();
  const input = useRef<HTMLInputElement>(null);
  const [toCrop, setToCrop] = useState<Blob | null>(null);
  const [preview, setPreview] = useState<string | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [hovered, setHovered] = useState(false);
  const errorId = useId();

  useEffect(
    () => () => {
      if (preview) URL.revokeObjectURL(preview);
    },
    [preview],
  );

  const send = async (image: Blob): Promise<void> => {
    setProblem(null);
    setProgress(0);
    try {
      const url = await sendImage(api, kind, image, setProgress);
      setPreview(URL.createObjectURL(image));
      await onUploaded(url);
    } catch (failure) {
      setProblem(messageOf(failure));
    } finally {
      setProgress(null);
    }
  };

  const take = async (file: Blob | null | undefined): Promise<void> => {
    if (!file) return;
    const refused = imageProblem(file);
    setProblem(refused && t(refused));
    if (refused) return;
    if (crop) setToCrop(file);
    else await send(file);
  };

  const cropped = async (area: PixelArea): Promise<void> => {
    const file = toCrop;
    setToCrop(null);
    if (!file) return;
    try {
      await send(await cropImage(file, area));
    } catch {
      setProblem(t('image.notAnImage'));
    }
  };

  const drop = async (event: DragEvent): Promise<void> => {
    event.preventDefault();
    setHovered(false);
    await take(event.dataTransfer.files[0]);
  };

  const shown = preview ?? value;
  const message = problem ?? error;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the button does the same
    <div
      className={classNames(styles.upload, hovered && styles.hovered)}
      onDragOver={(event) => {
        event.preventDefault();
        setHovered(true);
      }}
      onDragLeave={() => setHovered(false)}
      onDrop={drop}
    >
      {shown && (
        <img
          src={shown}
          alt={label}
          className={classNames(styles.preview, crop === 'round' && styles.round)}
        />
      )}
      <div className={styles.side}>
        <input
          ref={input}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          className={styles.input}
          aria-label={label}
          aria-describedby={message ? errorId : undefined}
          onChange={async ({ target }) => {
            const file = target.files?.[0];
            // So that choosing the same file again is a change too.
            target.value = '';
            await take(file);
          }}
        />
        <Button
          icon={<UploadOutlined />}
          loading={progress !== null}
          onClick={() => input.current?.click()}
          aria-hidden
          tabIndex={-1}
        >
          {label}
        </Button>
        <span className={styles.hint}>{t('image.hint')}</span>
        {progress !== null && <Progress percent={Math.round(progress * 100)} size="small" />}
        {message && (
          <p id={errorId} className={styles.error} role="alert">
            {message}
          </p>
        )}
      </div>
      {toCrop && (
        <Suspense fallback={null}>
          <CropDialog
            file={toCrop}
            round={crop === 'round'}
            onCrop={cropped}
            onCancel={() => setToCrop(null)}
          />
        </Suspense>
      )}
    </div>
  );
}
