const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** The same for the same texts in the same order: their length, and 32 bits that change with each letter. */
export function textDigest(texts: object): string {
  const source = JSON.stringify(texts);
  let hash = FNV_OFFSET;
  for (let at = 0; at < source.length; at += 1) {
    hash = Math.imul(hash ^ source.charCodeAt(at), FNV_PRIME);
  }
  return `${source.length.toString(36)}-${(hash >>> 0).toString(36)}`;
}
