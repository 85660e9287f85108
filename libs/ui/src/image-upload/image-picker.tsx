import FilePdfOutlined from '@ant-design/icons/es/icons/FilePdfOutlined';
import PictureOutlined from '@ant-design/icons/es/icons/PictureOutlined';
import UploadOutlined from '@ant-design/icons/es/icons/UploadOutlined';
import { useMessages } from '@leafshift/i18n/messages';
import Button from 'antd/es/button';
import Progress from 'antd/es/progress';
import clsx from 'clsx';
import { type DragEvent, type Ref, useId, useRef, useState } from 'react';
import { useUiText } from '../locales/use-ui-text.ts';
import { PICKS } from './check-image.ts';
import styles from './image-upload.module.css';

interface Props {
  readonly label: string;
  /** The picture that is there, as an address. */
  readonly shown: string | null | undefined;
  readonly isRound?: boolean;
  /** Whether a PDF is taken too. */
  readonly takes?: 'image' | 'document';
  /** The name of a PDF that was chosen, in place of a picture. */
  readonly chosenPdf?: string | null;
  /** From 0 to 1 while something is on its way; nothing can be picked then. */
  readonly progress?: number | null;
  readonly error: string | null | undefined;
  /** The surrounding form says the error aloud. */
  readonly isAnnounced?: boolean;
  readonly onPick: (file: Blob) => void;
  /** Where given, what is on its way can be stopped. */
  readonly onCancel?: () => void;
  /** The control that has the focus. */
  readonly ref?: Ref<HTMLInputElement>;
}

/** Picks or drops an image, and shows the one that is there. */
export function ImagePicker({
  label,
  shown,
  isRound = false,
  takes = 'image',
  chosenPdf = null,
  progress = null,
  error,
  isAnnounced = false,
  onPick,
  onCancel,
  ref,
}: Props) {
  const t = useUiText();
  const say = useMessages();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isHovered, setHovered] = useState(false);
  const isBusy = progress !== null;
  const picks = PICKS[takes];

  const pick = (file: Blob | null | undefined): void => {
    if (file && !isBusy) onPick(file);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setHovered(false);
    pick(event.dataTransfer.files[0]);
  };
  const shape = clsx(styles.preview, isRound && styles.round);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the button does the same
    <div
      className={clsx(styles.upload, isHovered && styles.hovered)}
      onDragOver={(event) => {
        event.preventDefault();
        setHovered(true);
      }}
      onDragLeave={() => setHovered(false)}
      onDrop={drop}
    >
      {shown ? (
        <img src={shown} alt={label} className={shape} />
      ) : (
        <span className={clsx(shape, styles.vacant)} aria-hidden>
          {chosenPdf ? <FilePdfOutlined /> : <PictureOutlined />}
        </span>
      )}
      <div className={styles.side}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {chosenPdf && (
          <bdi role="status" className={styles.name}>
            {chosenPdf}
          </bdi>
        )}
        <input
          id={id}
          ref={(element) => {
            input.current = element;
            if (typeof ref === 'function') return ref(element);
            if (ref) ref.current = element;
            return undefined;
          }}
          type="file"
          accept={picks.accept}
          className={styles.input}
          aria-invalid={!!error}
          aria-describedby={[error && `${id}-error`, `${id}-hint`].filter(Boolean).join(' ')}
          onClick={(event) => {
            if (isBusy) event.preventDefault();
          }}
          onChange={(event) => {
            pick(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
        <span id={`${id}-hint`} className={styles.hint}>
          {t(picks.hint, { pages: picks.pages })}
        </span>
        <Button
          className={styles.button}
          icon={<UploadOutlined aria-hidden />}
          loading={isBusy}
          onClick={() => input.current?.click()}
          aria-hidden
          tabIndex={-1}
        >
          {t(shown || chosenPdf ? picks.replace : picks.choose)}
        </Button>
        {isBusy && (
          <span className={styles.progress}>
            <Progress
              percent={Math.round(progress * 100)}
              size="small"
              aria-label={t('image.onItsWay')}
            />
            {onCancel && (
              <Button type="link" size="small" onClick={onCancel}>
                {t('action.cancel')}
              </Button>
            )}
          </span>
        )}
        {error && (
          <p id={`${id}-error`} className={styles.error} {...(!isAnnounced && { role: 'alert' })}>
            {say(error)}
          </p>
        )}
      </div>
    </div>
  );
}
