const NANP = /^1?([2-9]\d{2}[2-9]\d{6})$/;

/**
 * A number as messages are sent to it, `+16045550100`; null for one outside of North America's plan,
 * where nobody of ours works and a message can cost whatever its owner asks.
 */
export function reachableNumber(phone: string): string | null {
  const isForeign = phone.trim().startsWith('+') && !phone.trim().startsWith('+1');
  const national = isForeign ? null : NANP.exec(phone.replaceAll(/\D/g, ''));
  return national ? `+1${national[1]}` : null;
}
