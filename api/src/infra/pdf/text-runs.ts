import bidiFactory from 'bidi-js';
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
const FROM_THE_RIGHT = /\p{Script=Arabic}/u;
/** Marks that only say in which direction their neighbours are written. */
const DIRECTION_MARK = /[\u061c\u200e\u200f\u2066-\u2069]/;
const bidi = bidiFactory();

/** A run with its level of the Unicode bidirectional algorithm: odd ones are read from the right. */
interface LevelledRun extends TextRun {
  readonly level: number;
}

/**
 * The text as runs of one font each, from left to right as they are seen in a document of that
 * direction, by the Unicode bidirectional algorithm. Words of a script from the right stay as they are
 * read: their font turns them. A letter that no font has becomes its nearest one or a question mark.
 */
export function textRuns(text: string, direction: 'ltr' | 'rtl' = 'ltr'): readonly TextRun[] {
  const runs = levelledRuns(text.normalize('NFC').replace(/\s+/g, ' '), direction);
  return joined(inSeenOrder(runs).map(turned));
}

function levelledRuns(text: string, direction: 'ltr' | 'rtl'): readonly LevelledRun[] {
  // Without words from the right, numbers and names keep their order in any document.
  const isFromTheRight = direction === 'rtl' && FROM_THE_RIGHT.test(text);
  const { levels } = bidi.getEmbeddingLevels(text, isFromTheRight ? 'rtl' : undefined);
  const runs: LevelledRun[] = [];
  let at = 0;
  for (const mark of text) {
    const level = levels[at] ?? 0;
    const seen = (level % 2 === 1 && bidi.getMirroredCharacter(mark)) || mark;
    at += mark.length;
    if (DIRECTION_MARK.test(mark)) continue;
    const last = runs.at(-1);
    const font = fontOf(seen, level, last);
    const written = font === 'latin' && !isPrintable(seen) ? printable(seen) : seen;
    if (last?.font === font && last.level === level) {
      runs[runs.length - 1] = { ...last, text: last.text + written };
    } else {
      runs.push({ font, level, text: written });
    }
  }
  return runs;
}

/** A space stays with the word before it, if both are read in the same direction. */
function fontOf(mark: string, level: number, before: LevelledRun | undefined): FontName {
  if (mark === ' ') return before?.level === level ? before.font : 'latin';
  return isPrintable(mark) ? 'latin' : scriptOf(mark);
}

function scriptOf(mark: string): FontName {
  return SCRIPTS.find(([letters]) => letters.test(mark))?.[1] ?? 'latin';
}

/** From the highest level down, neighbours of at least that level change places (rule L2). */
function inSeenOrder(runs: readonly LevelledRun[]): readonly LevelledRun[] {
  const seen = [...runs];
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level -= 1) {
    for (let from = 0; from < seen.length; from += 1) {
      let to = from;
      while ((seen[to]?.level ?? 0) >= level) to += 1;
      seen.splice(from, to - from, ...seen.slice(from, to).toReversed());
      from = to;
    }
  }
  return seen;
}

/** What is read from the right without a letter that says so is turned here, since no font does. */
const turned = ({ font, level, text }: LevelledRun): TextRun => ({
  font,
  text: level % 2 === 0 || FROM_THE_RIGHT.test(text) ? text : [...text].toReversed().join(''),
});

/** Neighbours of one font as one run, except words that their font turns. */
function joined(runs: readonly TextRun[]): readonly TextRun[] {
  const together: TextRun[] = [];
  for (const run of runs) {
    const last = together.at(-1);
    if (last?.font === run.font && !FROM_THE_RIGHT.test(last.text + run.text)) {
      together[together.length - 1] = { ...run, text: last.text + run.text };
    } else {
      together.push(run);
    }
  }
  return together;
}
