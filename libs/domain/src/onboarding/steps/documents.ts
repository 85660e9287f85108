/** The states of a document that is reviewed (ONBOARD-57, ONBOARD-59). */
export const DOCUMENT_STATUSES = ['Not Submitted', 'Pending', 'Approved', 'Rejected'] as const;

export type DocumentStatus = (typeof DOCUMENT_STATUSES)[number];

/** To restate is to change what the document shows to be true, see `documentsShowing`. */
export type DocumentEvent = 'submit' | 'approve' | 'reject' | 'restate';

/** The document machine: from each state, the events that count there and where they lead. */
const DOCUMENT_TRANSITIONS: Readonly<
  Record<DocumentStatus, Readonly<Partial<Record<DocumentEvent, DocumentStatus>>>>
> = {
  'Not Submitted': { submit: 'Pending' },
  Pending: { submit: 'Pending', approve: 'Approved', reject: 'Rejected', restate: 'Pending' },
  Approved: { submit: 'Pending', restate: 'Pending' },
  Rejected: { submit: 'Pending' },
};

/** Where an event leads a document, or null where it does not count in that state. */
export function nextDocumentStatus(
  status: DocumentStatus,
  event: DocumentEvent,
): DocumentStatus | null {
  return DOCUMENT_TRANSITIONS[status][event] ?? null;
}
