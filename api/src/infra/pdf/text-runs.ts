import type { FontName } from './font-files.ts';
import { isPrintable, printable } from './printable-text.ts';

/** Neighbouring letters of one script, which one font can write. */
export interface TextRun {
  readonly font: FontName;
  readonly text: string;
}

/** Which font has a letter; the first that matches. */
const SCRIPTS: readonly (readonly [RegExp, FontName])[] = [
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u, 'han'],
  [/[\p{Script=Arabic}،؛؟٪]/u, 'arabic'],
  [/\p{Script=Devanagari}/u, 'devanagari'],
  [/[\u0400-\u045f\u0490\u0491\u04b0\u04b1]/u, 'cyrillic'],
  [/\p{Script=Cyrillic}/u, 'cyrillic-ext'],
  [/[\u1f00-\u1fff]/u, 'greek-ext'],
  [/\p{Script=Greek}/u, 'greek'],
  [/[\u1ea0-\u1ef9\u20ab]/u, 'vietnamese'],
  [/[\u0100-\u02af\u1e00-\u1e9f\u1ef2-\u1eff]/u, 'latin-ext'],
];
/** Written from right to left. */
const LEFTWARDS: ReadonlySet<FontName> = new Set(['arabic']);
/** Marks that only say in which direction their neighbours are written. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u2066-\u2069]/g;

/**
 * The text as runs of one font each, from left to right as they are seen in a document of that
 * direction. A letter that no font has becomes its nearest one or a
 * question mark.
 */
export function textRuns(text: string, direction: 'ltr' | 'rtl' = 'ltr'): readonly TextRun[] {
  const marks = [...text.normalize('NFC').replace(DIRECTION_MARKS, '').replace(/\s+/g, ' ')];
  const fonts = marks.map((mark) => (isPrintable(mark) ? 'latin' : scriptOf(mark)));
  const runs: { font: FontName; text: string }[] = [];
  for (const [index, mark] of marks.entries()) {
    const last = runs.at(-1);
    const font = fontOf(mark, fonts[index] ?? 'latin', last?.font);
    const written = font === 'latin' && !isPrintable(mark) ? printable(mark) : mark;
    if (last?.font === font) {
      last.text += written;
    } else {
      runs.push({ font, text: written });
    }
  }
  return inSeenOrder(runs, direction);
}

/** A space stays with the word before it. */
function fontOf(mark: string, script: FontName, before: FontName | undefined): FontName {
  return mark === ' ' && before !== undefined ? before : script;
}

function scriptOf(mark: string): FontName {
  return SCRIPTS.find(([letters]) => letters.test(mark))?.[1] ?? 'latin';
}

/**
 * A text that begins from the right, or holds such words in a document from the right, is seen with
 * its parts in reverse; within a run the font does it, and runs from the left keep their order.
 */
function inSeenOrder(runs: readonly TextRun[], direction: 'ltr' | 'rtl'): readonly TextRun[] {
  const isLeftwards = ({ font }: TextRun): boolean => LEFTWARDS.has(font);
  const [first] = runs;
  const isFromTheRight = direction === 'rtl' ? runs.some(isLeftwards) : first && isLeftwards(first);
  if (!isFromTheRight) {
    return runs;
  }
  const parts: TextRun[][] = [];
  for (const run of runs) {
    const last = parts.at(-1);
    const before = last?.at(-1);
    if (last && before && !isLeftwards(run) && !isLeftwards(before)) {
      last.push(run);
    } else {
      parts.push([run]);
    }
  }
  return parts.toReversed().flatMap((part) => (part.some(isLeftwards) ? part : spaceFirst(part)));
}

/** The space behind words from the left is seen before them where the line goes on to the left. */
function spaceFirst(part: readonly TextRun[]): readonly TextRun[] {
  const last = part.at(-1);
  if (!last?.text.endsWith(' ')) {
    return part;
  }
  const [first, ...others] = [...part.slice(0, -1), { ...last, text: last.text.trimEnd() }];
  return first ? [{ ...first, text: ` ${first.text}` }, ...others] : part;
}
