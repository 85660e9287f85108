/** What of an account is recognised in another one. */
export const IDENTITY_KINDS = ['email', 'phone', 'bank', 'document'] as const;
export type IdentityKind = (typeof IDENTITY_KINDS)[number];

const NANP_DIGITS = 10;

/** The form in which values of a kind are compared; empty for what cannot be compared. */
export function identityKey(kind: IdentityKind, value: string): string {
  switch (kind) {
    case 'email':
      return emailIdentity(value);
    case 'phone':
      return phoneIdentity(value);
    case 'bank':
    case 'document':
      return value.trim();
  }
}

/** In small letters and without what stands after a plus, which reaches the same mailbox. */
function emailIdentity(email: string): string {
  const address = email.trim().normalize('NFC').toLowerCase();
  const at = address.lastIndexOf('@');
  const [mailbox = ''] = address.slice(0, at).split('+', 1);
  return at < 0 || mailbox === '' ? address : `${mailbox}${address.slice(at)}`;
}

/** Its digits; a number of North America without the country code. */
function phoneIdentity(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '');
  return digits.length === NANP_DIGITS + 1 && digits.startsWith('1') ? digits.slice(1) : digits;
}
