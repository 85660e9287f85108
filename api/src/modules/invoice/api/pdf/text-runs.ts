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
  [/\p{Script=Arabic}/u, 'arabic'],
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

/**
 * The text as runs of one font each, from left to right as they are seen. Plain Latin text is one run;
 * a letter that no font has becomes its nearest one or a question mark.
 */
export function textRuns(text: string): readonly TextRun[] {
  const marks = [...text.normalize('NFC').replace(/\s+/g, ' ')];
  const fonts = marks.map((mark) => (isPrintable(mark) ? 'plain' : scriptOf(mark)));
  if (fonts.every((font) => font === 'plain')) {
    return [{ font: 'plain', text: marks.join('') }];
  }
  const runs: { font: FontName; text: string }[] = [];
  for (const [index, mark] of marks.entries()) {
    const last = runs.at(-1);
    const font = fontOf(mark, fonts[index] ?? 'plain', last?.font);
    const written = font === 'latin' && !isPrintable(mark) ? printable(mark) : mark;
    if (last?.font === font) {
      last.text += written;
    } else {
      runs.push({ font, text: written });
    }
  }
  return inSeenOrder(runs);
}

/** Latin letters beside others are of the same family as these; a space stays with the word before it. */
function fontOf(mark: string, script: FontName, before: FontName | undefined): FontName {
  if (mark === ' ' && before !== undefined) {
    return before;
  }
  return script === 'plain' ? 'latin' : script;
}

function scriptOf(mark: string): FontName {
  return SCRIPTS.find(([letters]) => letters.test(mark))?.[1] ?? 'plain';
}

/** A text that begins from the right is seen with its runs in reverse; within a run the font does it. */
function inSeenOrder(runs: readonly TextRun[]): readonly TextRun[] {
  const [first] = runs;
  return first && LEFTWARDS.has(first.font) ? runs.toReversed() : runs;
}
