const ARABIC_ZERO = 0x0660;

/** A number as people of any of our languages type it (`23.5`, `23,5`, `٢٣٫٥`), or null. */
export function typedNumber(text: string): number | null {
  const plain = text
    .replaceAll(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - ARABIC_ZERO))
    .replaceAll(/[,\u066b]/g, '.')
    .replaceAll(/[\s$]/g, '');
  return /^\d+\.?\d*$/.test(plain) ? Number(plain) : null;
}
