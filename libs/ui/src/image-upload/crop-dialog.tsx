import { ConfigContext } from 'antd/es/config-provider';
import Modal from 'antd/es/modal';
import Slider from 'antd/es/slider';
import { use, useEffect, useState } from 'react';
import Cropper from 'react-easy-crop';
import { useUiText } from '../locales/use-ui-text.ts';
import type { PixelArea } from './crop-image.ts';
import styles from './image-upload.module.css';

interface Props {
  readonly file: Blob;
  readonly round: boolean;
  readonly onCrop: (area: PixelArea) => void;
  readonly onCancel: () => void;
  /** The file is no picture after all. */
  readonly onUnreadable: () => void;
}

/** Chooses the square part of a picture to keep. */
export function CropDialog({ file, round, onCrop, onCancel, onUnreadable }: Props) {
  const t = useUiText();
  const nonce = use(ConfigContext).csp?.nonce;
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<PixelArea>();
  const [address, setAddress] = useState<string>();

  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);

  return (
    <Modal
      open
      title={t('image.crop')}
      okText={t('image.usePicture')}
      cancelText={t('action.cancel')}
      okButtonProps={{ disabled: !area }}
      onOk={() => area && onCrop(area)}
      closable={false}
      onCancel={onCancel}
    >
      <div className={styles.cropper}>
        <Cropper
          image={address}
          crop={crop}
          zoom={zoom}
          aspect={1}
          {...(nonce !== undefined && { nonce })}
          cropShape={round ? 'round' : 'rect'}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          mediaProps={{ onError: onUnreadable }}
          cropperProps={{ 'aria-label': t('image.move'), role: 'application' }}
          onCropComplete={(_shares, pixels) => setArea(pixels)}
        />
      </div>
      <Slider
        ariaLabelForHandle={t('image.zoom')}
        min={1}
        max={3}
        step={0.1}
        value={zoom}
        onChange={setZoom}
      />
    </Modal>
  );
}
