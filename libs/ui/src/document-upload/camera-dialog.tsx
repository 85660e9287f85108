import CameraOutlined from '@ant-design/icons/es/icons/CameraOutlined';
import SwapOutlined from '@ant-design/icons/es/icons/SwapOutlined';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Modal from 'antd/es/modal';
import { useEffect, useRef, useState } from 'react';
import { useUiText } from '../locales/use-ui-text.ts';
import styles from './document-upload.module.css';
import { takePicture } from './take-picture.ts';
import { type CameraProblem, type Facing, useCamera } from './use-camera.ts';

interface Props {
  /** What is photographed, such as 'Government Photo ID'. */
  readonly title: string;
  readonly onTaken: (picture: Blob) => void;
  readonly onCancel: () => void;
}

/** Takes a picture of a document with the camera; what is taken is looked at before it is sent. */
export function CameraDialog({ title, onTaken, onCancel }: Props) {
  const t = useUiText();
  const [facing, setFacing] = useState<Facing>('environment');
  const camera = useCamera(facing);
  const video = useRef<HTMLVideoElement>(null);
  const [failed, setFailed] = useState<CameraProblem | null>(null);
  const stream = camera.kind === 'live' ? camera.stream : null;
  const problem = camera.kind === 'failed' ? camera.problem : failed;

  useEffect(() => {
    if (video.current) video.current.srcObject = stream;
  }, [stream]);

  const take = async (): Promise<void> => {
    if (!video.current) return;
    try {
      onTaken(await takePicture(video.current));
    } catch {
      // Said in place; a file can be chosen instead.
      setFailed('busy');
    }
  };

  return (
    <Modal
      open
      title={t('camera.title', { title })}
      closable={false}
      onCancel={onCancel}
      footer={[
        <Button key="cancel" onClick={onCancel}>
          {t('action.cancel')}
        </Button>,
        camera.kind === 'live' && camera.hasOthers && (
          <Button
            key="turn"
            icon={<SwapOutlined aria-hidden />}
            onClick={() => setFacing(facing === 'user' ? 'environment' : 'user')}
          >
            {t('camera.turn')}
          </Button>
        ),
        <Button
          key="take"
          type="primary"
          icon={<CameraOutlined aria-hidden />}
          disabled={stream === null}
          onClick={take}
        >
          {t('camera.take')}
        </Button>,
      ]}
    >
      {problem === null ? (
        <div className={styles.camera} aria-busy={stream === null}>
          <video
            ref={video}
            className={styles.video}
            data-mirrored={facing === 'user'}
            aria-label={t('camera.view')}
            autoPlay
            muted
            playsInline
          />
          <p className={styles.starting} role="status">
            {stream === null && t('camera.starting')}
          </p>
        </div>
      ) : (
        <Alert type="warning" showIcon role="alert" title={t(`camera.problem.${problem}`)} />
      )}
    </Modal>
  );
}
