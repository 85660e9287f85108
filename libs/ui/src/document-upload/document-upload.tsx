import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import type { Profile, ReviewedDocument } from '@leafshift/contracts/profile';
import type { UploadKind } from '@leafshift/contracts/uploads';
import type { ApiClient } from '@leafshift/data-access';
import { isolated } from '@leafshift/i18n';
import { useMessages } from '@leafshift/i18n/messages';
import Button from 'antd/es/button';
import { useRef, useState } from 'react';
import { useUiText } from '../locales/use-ui-text.ts';
import { ReplaceDocument } from '../review/index.ts';
import { DOCUMENT_MARKS, StatusMark } from '../status-mark/index.ts';
import { DocumentFacts } from './document-facts.tsx';
import styles from './document-upload.module.css';
import { UploadView } from './upload-view.tsx';

interface Props {
  readonly api: ApiClient;
  readonly kind: Extract<UploadKind, 'photoid' | 'backgroundcheck' | 'business-licence'>;
  /** Such as 'Government Photo ID'. */
  readonly title: string;
  readonly document: ReviewedDocument;
  /** What a new review of an approved one means. */
  readonly gate: Profile['verificationGate'];
  /** Saves the uploaded address through the profile call; of a photo ID that of its back too, where there is one. */
  readonly onUploaded: (url: string, backUrl?: string) => Promise<void>;
  /** Hears 'Please add an image', for an alert; it is said in place too (ONBOARD-60). */
  readonly onImageMissing?: (msg: string) => void;
  /**
   * Where given, the camera is offered too (ONBOARD-62). Hears the
   * sentence for a browser that offers none; it is said in place too.
   */
  readonly onCameraMissing?: (msg: string) => void;
  readonly error?: string | undefined;
}

/**
 * A document that is reviewed: its state, what was handed in and when, and the view to upload it: 'Add'
 * while one is due, 'Replace' while one waits or is approved.
 */
export function DocumentUpload({ title, document, gate, error, onUploaded, ...upload }: Props) {
  const t = useUiText();
  const say = useMessages();
  const [isAdding, setAdding] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { status, reason } = document;
  const isDue = status === 'Not Submitted' || status === 'Rejected';
  const mayReplace = status === 'Pending' || status === 'Approved';

  const close = (): void => {
    setAdding(false);
    heading.current?.focus();
  };

  return (
    <section className={styles.card} aria-label={title}>
      <header className={styles.header}>
        <h3 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h3>
        <StatusMark kind={DOCUMENT_MARKS[status]}>{t(`document.status.${status}`)}</StatusMark>
      </header>
      <DocumentFacts api={upload.api} kind={upload.kind} title={title} document={document} />
      {status === 'Pending' && <p className={styles.note}>{t('document.pending')}</p>}
      {status === 'Rejected' && (
        <p className={styles.reason} role="status">
          {reason
            ? t('document.rejectedFor', { reason: isolated(reason) })
            : t('document.rejected')}
        </p>
      )}
      {isDue && <p className={styles.note}>{t(`document.what.${upload.kind}`)}</p>}
      {isDue && !isAdding && (
        <div>
          <Button
            icon={<PlusOutlined aria-hidden />}
            aria-label={t('document.add', { title })}
            onClick={() => setAdding(true)}
          >
            {t('document.addShort')}
          </Button>
        </div>
      )}
      {document.mayReplace && <p className={styles.note}>{t('review.mayReplace')}</p>}
      {mayReplace && !isAdding && (
        <ReplaceDocument
          who={upload.kind === 'business-licence' ? 'business' : 'worker'}
          title={title}
          document={document}
          gate={gate}
          onReplace={() => setAdding(true)}
        />
      )}
      {(isDue || mayReplace) && isAdding && (
        <UploadView
          {...upload}
          title={title}
          hasBack={upload.kind === 'photoid'}
          onCancel={close}
          onUploaded={async (...sides) => {
            await onUploaded(...sides);
            close();
          }}
        />
      )}
      {isDue && error && (
        <p className={styles.reason} role="alert">
          {say(error)}
        </p>
      )}
    </section>
  );
}
