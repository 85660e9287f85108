/** A file of texts of one language: sentences by key, and groups of them. */
export interface Texts {
  [key: string]: string | Texts;
}

/** Adds a sentence to a group of a file, which may not have the group yet. */
export function addText(texts: Texts, group: string, key: string, text: string): void {
  const known = texts[group];
  texts[group] = { ...(typeof known === 'object' && known), [key]: text };
}
