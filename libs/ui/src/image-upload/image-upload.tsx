import type { UploadKind } from '@leafshift/contracts/uploads';
import type { ApiClient } from '@leafshift/data-access';
import { lazy, type Ref, Suspense, use, useEffect, useEffectEvent, useState } from 'react';
import { AnnouncedByForm } from '../form/announced-by-form.ts';
import { useUiText } from '../locales/use-ui-text.ts';
import { imageProblem } from './check-image.ts';
import { cropImage, type PixelArea } from './crop-image.ts';
import { ImagePicker } from './image-picker.tsx';
import { useUpload } from './use-upload.ts';

const CropDialog = lazy(async () => ({
  default: (await import('./crop-dialog.tsx')).CropDialog,
}));

interface Props {
  readonly api: ApiClient;
  readonly kind: UploadKind;
  readonly label: string;
  /** The address of a picture that is there already; null forgets the one that was uploaded. */
  readonly value?: string | null | undefined;
  /** Gets the address that the profile call takes. */
  readonly onUploaded: (url: string) => Promise<void> | void;
  /** Lets the person choose a square part first; `round` for portraits. */
  readonly crop?: 'round' | 'square';
  /** What the surrounding form has to say, such as 'Please upload an image'. */
  readonly error?: string | undefined;
  /** The control that has the focus. */
  readonly ref?: Ref<HTMLInputElement>;
}

/** Picks or drops an image, crops it where asked for, and uploads it with its progress in sight. */
export function ImageUpload({ api, kind, label, value, onUploaded, crop, error, ref }: Props) {
  const t = useUiText();
  const isAnnounced = use(AnnouncedByForm);
  const [toCrop, setToCrop] = useState<Blob | null>(null);
  const upload = useUpload(api, kind, onUploaded);
  const { preview, progress, problem, setProblem } = upload;

  const forget = useEffectEvent(upload.forget);
  useEffect(() => {
    if (value === null) forget();
  }, [value]);

  const take = async (file: Blob): Promise<void> => {
    const refused = imageProblem(file);
    setProblem(refused && t(refused));
    if (refused) return;
    if (crop) setToCrop(file);
    else await upload.send(file);
  };

  const cropped = async (file: Blob, area: PixelArea): Promise<void> => {
    setToCrop(null);
    let image: Blob;
    try {
      image = await cropImage(file, area);
    } catch {
      setProblem(t('image.notAnImage'));
      return;
    }
    await upload.send(image);
  };

  return (
    <>
      <ImagePicker
        ref={ref ?? null}
        label={label}
        shown={preview ?? value}
        isRound={crop === 'round'}
        progress={progress}
        error={problem ?? error}
        isAnnounced={isAnnounced && problem === null}
        onCancel={upload.cancel}
        onPick={take}
      />
      <span className="ls-unseen" role="status">
        {preview && progress === null && t('image.uploaded')}
      </span>
      {toCrop && (
        <Suspense fallback={null}>
          <CropDialog
            file={toCrop}
            round={crop === 'round'}
            onCrop={(area) => cropped(toCrop, area)}
            onCancel={() => setToCrop(null)}
            onUnreadable={() => {
              setToCrop(null);
              setProblem(t('image.notAnImage'));
            }}
          />
        </Suspense>
      )}
    </>
  );
}
