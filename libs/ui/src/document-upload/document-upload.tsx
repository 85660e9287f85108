import type { DocumentStatus, ReviewedDocument } from '@leafshift/contracts/profile';
import type { UploadKind } from '@leafshift/contracts/uploads';
import type { ApiClient } from '@leafshift/data-access';
import { DOCUMENT_PENDING_NOTE, documentStatusText } from '@leafshift/domain/onboarding';
import { ImageUpload } from '../image-upload/index.ts';
import { useUiText } from '../locales/use-ui-text.ts';
import type { MarkKind } from '../status-mark/mark-kinds.ts';
import { StatusMark } from '../status-mark/status-mark.tsx';
import styles from './document-upload.module.css';

interface Props {
  readonly api: ApiClient;
  readonly kind: Extract<UploadKind, 'photoid' | 'backgroundcheck' | 'business-licence'>;
  /** Such as 'Government Photo ID'. */
  readonly title: string;
  readonly document: ReviewedDocument;
  /** Saves the uploaded address through the profile call. */
  readonly onUploaded: (url: string) => Promise<void>;
  readonly error?: string | undefined;
}

const MARKS: Readonly<Record<DocumentStatus, MarkKind>> = {
  'Not Submitted': 'open',
  Pending: 'waiting',
  Approved: 'confirmed',
  Rejected: 'problem',
};

/** A document that is reviewed: its state, what to do next, and its upload while one is due. */
export function DocumentUpload({ api, kind, title, document, onUploaded, error }: Props) {
  const t = useUiText();
  const isDue = document.status === 'Not Submitted' || document.status === 'Rejected';
  return (
    <section className={styles.card} aria-label={title}>
      <header className={styles.header}>
        <h3 className={styles.title}>{title}</h3>
        <StatusMark kind={MARKS[document.status]}>{documentStatusText(document.status)}</StatusMark>
      </header>
      {document.status === 'Pending' && <p className={styles.note}>{DOCUMENT_PENDING_NOTE}</p>}
      {document.status === 'Rejected' && (
        <p className={styles.reason} role="status">
          {t('document.rejected', { reason: document.reason ?? '' })}
        </p>
      )}
      {isDue && (
        <ImageUpload
          api={api}
          kind={kind}
          label={t('document.add', { title })}
          onUploaded={onUploaded}
          error={error}
        />
      )}
    </section>
  );
}
