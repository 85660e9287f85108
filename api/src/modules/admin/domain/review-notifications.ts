import type { NotificationKind } from '@leafshift/contracts/notification';
import type { ReviewedDocument, ReviewSubject } from '../../profile/index.ts';

interface Words {
  readonly kind: NotificationKind;
  readonly params: Readonly<Record<string, string>>;
  readonly link: string;
}

/** To an admin: somebody submitted a document. */
export const submittedWords = (
  name: string,
  { id, kind: document }: Pick<ReviewedDocument, 'id' | 'kind'>,
): Words => ({
  kind: 'document-submitted',
  params: { name, document },
  link: `/reviews/${id}`,
});

/** To the owner: the document was reviewed. */
export function reviewedWords(document: ReviewSubject['kind'], reason: string | null): Words {
  const link = document === 'businessLicence' ? '/profile#licence' : '/profile';
  return reason === null
    ? { kind: 'document-approved', params: { document }, link }
    : { kind: 'document-rejected', params: { document, reason }, link };
}
