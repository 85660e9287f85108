import { renderInTheme } from '@leafshift/testing/render';
import type { Column } from './column.ts';
import { ColumnDrawing } from './column-drawing.tsx';
import { valueAxis } from './value-axis.ts';

const column = (key: string, value: number | null, part?: number): Column => ({
  key,
  label: `Week ${key}`,
  words: key,
  value,
  ...(part !== undefined && { part }),
});

const inSpots = (value: number): string => `${value} spots`;

const draw = (columns: readonly Column[], width: number) =>
  renderInTheme(
    <ColumnDrawing
      columns={columns}
      axis={valueAxis(columns, inSpots)}
      formatTick={inSpots}
      width={width}
    />,
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

  it('names as many columns as there is room for', () => {
    const weeks = Array.from({ length: 12 }, (_, index) => column(`${index + 1}`, 4, 4));
    const namedAt = (width: number) =>
      textsOf(draw(weeks, width)).filter((text) => text?.startsWith('Week'));

    expect(namedAt(800)).toHaveLength(12);
    expect(namedAt(440)).toEqual([1, 3, 5, 7, 9, 11].map((week) => `Week ${week}`));
    expect(namedAt(300)).toEqual([1, 4, 7, 10].map((week) => `Week ${week}`));
  });

  it('leaves room for what the steps of its values say', () => {
    const columns = [column('1', 3_500)];
    const narrow = valueAxis(columns, (value) => `${value}`);
    const wide = valueAxis(columns, (value) => `$ ${value}.00`);
    expect(wide.width - narrow.width).toBe(35);
  });

  it('is hidden from assistive technology, which has the buttons and the table', () => {
    expect(draw([column('1', 4, 4)], 800).querySelector('svg')).toHaveAttribute(
      'aria-hidden',
      'true',
    );
  });
});
