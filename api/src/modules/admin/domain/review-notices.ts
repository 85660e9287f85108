import type { NotificationKind } from '@leafshift/contracts/notification';
import type { DocumentKind } from '../../profile/index.ts';

/** How a document is called in a sentence. */
export const DOCUMENT_NAMES: Readonly<Record<DocumentKind, string>> = {
  identificationDocument: 'Government Photo ID',
  backgroundCheck: 'Background Check',
  businessLicence: 'business licence',
};

interface Words {
  readonly kind: NotificationKind;
  readonly params: Readonly<Record<string, string>>;
  readonly message: string;
  readonly link: string;
}

/** To an admin: somebody submitted a document. */
export const submittedWords = (name: string, document: DocumentKind): Words => ({
  kind: 'document-submitted',
  params: { name, document },
  message: `${name} submitted the ${DOCUMENT_NAMES[document]} for review`,
  link: '/home',
});

/** To the owner: the document was reviewed. */
export function reviewedWords(document: DocumentKind, reason: string | null): Words {
  return reason === null
    ? {
        kind: 'document-approved',
        params: { document },
        message: `Your ${DOCUMENT_NAMES[document]} was approved`,
        link: '/profile',
      }
    : {
        kind: 'document-rejected',
        params: { document, reason },
        message: `Your ${DOCUMENT_NAMES[document]} was not accepted: ${reason}`,
        link: '/profile',
      };
}

/** To a user whose account was suspended, or is active again. */
export const suspensionWords = (isSuspended: boolean): Words =>
  isSuspended
    ? {
        kind: 'account-suspended',
        params: {},
        message: 'Your account is suspended. Please contact support',
        link: '/home',
      }
    : {
        kind: 'account-restored',
        params: {},
        message: 'Your account is active again',
        link: '/home',
      };
