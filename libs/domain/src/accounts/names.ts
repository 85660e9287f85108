import type { Refusal } from '../platform/refusal.ts';
import { textCode } from '../texts/text-code.ts';

export type NameCode = 'NAME_NOT_PLAIN' | 'NAME_IS_ADDRESS';

/** Line breaks, other control characters, and what turns the direction of the text around it. */
const NOT_PLAIN = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;
/** What mail programs and browsers turn into a link: a scheme, or a dot between words without a space. */
const ADDRESS = /:\/\/|www\.|[\p{L}\p{N}_-][.。]\p{L}{2}|\d[.。]\d+[.。]\d+[.。]\d/iu;

const refusal = (code: NameCode): Refusal<NameCode> => ({
  code,
  text: textCode(code),
  kind: 'Error',
});

/**
 * Why a person or a business cannot be called that, or null. Names stand in mails of ours, where they
 * must not look like our own text or become a link.
 */
export function nameRefusal(name: string): Refusal<NameCode> | null {
  // Wide and other compatible forms of letters and dots count as what they look like.
  const seen = name.normalize('NFKC');
  if (NOT_PLAIN.test(name) || NOT_PLAIN.test(seen)) {
    return refusal('NAME_NOT_PLAIN');
  }
  return ADDRESS.test(seen) ? refusal('NAME_IS_ADDRESS') : null;
}

const LINK_STARTS =
  /(?<=[\p{L}\p{N}_-][.。])(?=\p{L}{2})|(?<=\d[.。])(?=\d+[.。]\d+[.。]\d)|(?<=:)(?=\/\/)|(?<=www)(?=\.)/giu;
const WORD_JOINER = '\u2060';

/**
 * Text that holds a name or other words of users, so that no mail program makes a link of it: it looks
 * the same and has an invisible joint where an address would go on. For what was named before the rule.
 */
export function unlinked(text: string): string {
  return text.replace(/[\u202A-\u202E\u2066-\u2069]/gu, '').replace(LINK_STARTS, WORD_JOINER);
}
