// Canada Post uses no D, F, I, O, Q and U, and begins no code with W or Z.
const POSTAL_CODE = /^([ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z])[ -]?(\d[ABCEGHJ-NPRSTV-Z]\d)$/;

/** A Canadian postal code as it is printed, `M6R 2M9`, however it was typed; null for anything else. */
export function canadianPostalCode(text: string): string | null {
  const found = POSTAL_CODE.exec(text.trim().replaceAll(/\s+/g, ' ').toUpperCase());
  return found ? `${found[1]} ${found[2]}` : null;
}
