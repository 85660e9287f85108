/** What Stripe takes as evidence. */
export type EvidenceFileType = 'application/pdf' | 'image/jpeg' | 'image/png';

const BEGINNINGS: readonly (readonly [EvidenceFileType, Buffer])[] = [
  ['application/pdf', Buffer.from('%PDF-')],
  ['image/jpeg', Buffer.from('ffd8ff', 'hex')],
  ['image/png', Buffer.from('89504e470d0a1a0a', 'hex')],
];

/** What a file is by its own first bytes, whatever it is called; null for anything else. */
export function evidenceFileType(bytes: Buffer): EvidenceFileType | null {
  const found = BEGINNINGS.find(([, begins]) => bytes.subarray(0, begins.length).equals(begins));
  return found?.[0] ?? null;
}
