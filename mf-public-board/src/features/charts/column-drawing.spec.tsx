import { renderInTheme } from '@leafshift/testing/render';
import type { Column } from './column.ts';
import { ColumnDrawing } from './column-drawing.tsx';

const column = (key: string, value: number | null, part?: number): Column => ({
  key,
  label: `Week ${key}`,
  words: key,
  value,
  ...(part !== undefined && { part }),
});

const draw = (columns: readonly Column[], width: number) =>
  renderInTheme(
    <ColumnDrawing columns={columns} formatTick={(value) => `${value} spots`} width={width} />,
  ).container;

const textsOf = (drawing: Element) =>
  [...drawing.querySelectorAll('text')].map((text) => text.textContent);

describe('the drawing of a column chart', () => {
  it('has a bar for each value and one for its filled part, and none where there is no value', () => {
    const drawing = draw([column('1', 20, 15), column('2', null), column('3', 10, 0)], 800);
    expect(drawing.querySelectorAll('path.whole')).toHaveLength(2);
    expect(drawing.querySelectorAll('path.part')).toHaveLength(1);
  });

  it('names the steps of its values and each column', () => {
    const texts = textsOf(draw([column('1', 20, 15), column('2', 10, 10)], 800));
    expect(texts).toEqual(expect.arrayContaining(['0 spots', '20 spots', 'Week 1', 'Week 2']));
  });

  it('names every second column where there is no room for all', () => {
    const weeks = Array.from({ length: 12 }, (_, index) => column(`${index + 1}`, 4, 4));
    const texts = textsOf(draw(weeks, 360));
    expect(texts).toContain('Week 1');
    expect(texts).not.toContain('Week 2');
    expect(texts).toContain('Week 3');
  });

  it('is hidden from assistive technology, which has the buttons and the table', () => {
    expect(draw([column('1', 4, 4)], 800).querySelector('svg')).toHaveAttribute(
      'aria-hidden',
      'true',
    );
  });
});
