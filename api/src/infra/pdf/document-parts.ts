import { BRAND, MUTED, type Sheet } from './sheet.ts';

export const GAP = 24;
const LINE_HEIGHT = 14;

/** Mark, title and what it is of; answers the y below. */
export function drawHead(sheet: Sheet, title: string, of: string): number {
  const y = sheet.left;
  sheet.leaf(sheet.left, y, 30);
  sheet.text(
    'Leafshift',
    { x: sheet.left + 38, y: y + 5, width: 160 },
    { size: 20, face: 'bold', colour: BRAND },
  );
  const right = { x: sheet.right - 320, width: 320 };
  sheet.text(title, { ...right, y }, { size: 18, face: 'bold', align: 'right' });
  sheet.text(of, { ...right, y: y + 26 }, { size: 11, colour: MUTED, align: 'right' });
  sheet.rule(y + 52);
  return y + 52;
}

/** Lines under a title. */
export interface Block {
  readonly title: string;
  readonly lines: readonly string[];
}

/** Names and addresses side by side; answers the y below. */
export function drawBlocks(sheet: Sheet, blocks: readonly Block[], top: number): number {
  const width = (sheet.width - GAP * (blocks.length - 1)) / blocks.length;
  const ends = blocks.map(({ title, lines }, index) => {
    const x = sheet.left + index * (width + GAP);
    sheet.text(title, { x, y: top, width }, { size: 8.5, face: 'bold', colour: MUTED });
    lines.forEach((line, row) => {
      const y = top + LINE_HEIGHT * (row + 1) + 2;
      sheet.text(line, { x, y, width }, { face: row === 0 ? 'bold' : 'regular' });
    });
    return top + LINE_HEIGHT * (lines.length + 1);
  });
  return Math.max(...ends);
}
