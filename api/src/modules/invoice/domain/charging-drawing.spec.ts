import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { chargingDrawing } from '../../../testing/charging-drawing.ts';

const PAGE = resolve(import.meta.dirname, '../../../../../docs/developers/flows/charging.md');

describe('the drawing of how an invoice is charged', () => {
  it('shows every change of state that the function makes, and no other', () => {
    const drawing = `\`\`\`mermaid\n${chargingDrawing()}\n\`\`\`\n`;
    expect(readFileSync(PAGE, 'utf8')).toContain(drawing);
  });
});
