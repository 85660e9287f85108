import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { requestDrawing } from '../../../testing/request-drawing.ts';

const PAGE = resolve(import.meta.dirname, '../../../../../docs/developers/flows/changed-terms.md');

describe('the page about changed terms', () => {
  it('draws what becomes of a request as the rules have it', () => {
    expect(readFileSync(PAGE, 'utf8')).toContain(requestDrawing());
  });
});
