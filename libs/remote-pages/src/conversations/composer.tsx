import PictureOutlined from '@ant-design/icons/es/icons/PictureOutlined';
import type { MessageForm } from '@leafshift/contracts/conversations';
import { MAX_MESSAGE, plainMessage } from '@leafshift/domain/conversations';
import { useMessages } from '@leafshift/i18n/messages';
import { useShell } from '@leafshift/shell-sdk';
import { imageProblem, useUpload } from '@leafshift/ui/image-upload';
import Button from 'antd/es/button';
import Input from 'antd/es/input';
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { useConversationText } from './conversation-texts.ts';
import styles from './conversations.module.css';

interface ComposerProps {
  readonly onSend: (written: Pick<MessageForm, 'text' | 'image'>) => void;
  readonly label?: string;
  readonly sendLabel?: string;
  readonly isSending?: boolean;
}

/** Where a message is written, with a picture where one is added. */
export function Composer({ onSend, label, sendLabel, isSending = false }: ComposerProps) {
  const t = useConversationText();
  const say = useMessages();
  const { api } = useShell();
  const id = useId();
  const file = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [image, setImage] = useState<string>();
  const upload = useUpload(api, 'message-image', setImage);
  const isEmpty = plainMessage(text) === '' && image === undefined;
  const isBusy = upload.progress !== null;

  const takePictureOut = (): void => {
    setImage(undefined);
    upload.forget();
  };
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (isEmpty || isBusy || isSending) return;
    onSend({ text: plainMessage(text), ...(image !== undefined && { image }) });
    setText('');
    takePictureOut();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send(event);
  };
  const pick = (chosen: File | undefined): void => {
    if (!chosen) return;
    const problem = imageProblem(chosen);
    if (problem) {
      upload.setProblem(t(problem === 'image.tooLarge' ? 'image.tooLarge' : 'image.notAnImage'));
      return;
    }
    void upload.send(chosen);
  };
  return (
    <form className={styles.composer} onSubmit={send}>
      <label htmlFor={id} className="ls-unseen">
        {label ?? t('write')}
      </label>
      <Input.TextArea
        id={id}
        value={text}
        maxLength={MAX_MESSAGE}
        rows={1}
        placeholder={label ?? t('write')}
        dir="auto"
        className={styles.input}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <input
        ref={file}
        hidden
        type="file"
        accept="image/jpeg,image/png,image/webp"
        onChange={(event) => {
          pick(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      <div className={styles.composerEnd}>
        <Button
          size="large"
          icon={<PictureOutlined aria-hidden />}
          loading={isBusy}
          aria-label={t('addPicture')}
          onClick={() => file.current?.click()}
        />
        <Button
          size="large"
          type="primary"
          htmlType="submit"
          disabled={isEmpty}
          loading={isSending}
        >
          {sendLabel ?? t('send')}
        </Button>
      </div>
      {image !== undefined && upload.preview !== null && (
        <div className={styles.added}>
          <img className={styles.preview} src={upload.preview} alt={t('picture')} />
          <Button size="small" onClick={takePictureOut}>
            {t('removePicture')}
          </Button>
        </div>
      )}
      {upload.problem !== null && (
        <p role="alert" className={styles.problem}>
          {say(upload.problem)}
        </p>
      )}
    </form>
  );
}
