/** A dispute as the provider has it now. */
export interface ProviderDisputeState {
  /** Why the card's owner or bank contests the payment, in the provider's word. */
  readonly reason: string;
  /** Whether the provider takes evidence, or that the loss is accepted. */
  readonly isOpen: boolean;
}

/** Bytes that are evidence; their type is what their content says. */
export interface EvidenceFile {
  readonly bytes: Buffer;
  readonly contentType: 'application/pdf' | 'image/jpeg' | 'image/png';
  readonly name: string;
}

/** What is told the card's bank; files by the provider's ids. */
export interface DisputeEvidence {
  readonly description: string;
  readonly serviceDate: string;
  readonly words: string;
  /** Of the work, of what was written, and others. */
  readonly serviceFile: string | null;
  readonly writtenFile: string | null;
  readonly otherFile: string | null;
}
