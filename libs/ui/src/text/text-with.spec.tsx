import { render } from '@testing-library/react';
import { TextWith } from './text-with.tsx';

const shown = (text: string, parts = {}) =>
  render(<TextWith text={text} parts={parts} />).container.innerHTML;

describe('a text with parts', () => {
  it('has each where the language puts it', () => {
    const parts = { date: <b>May 1</b>, time: <i>9:00</i> };
    expect(shown('until <date></date>, <time></time>.', parts)).toBe(
      'until <b>May 1</b>, <i>9:00</i>.',
    );
    expect(shown('<time></time> on <date></date>', parts)).toBe('<i>9:00</i> on <b>May 1</b>');
  });

  it('gives a part what stands between its tags', () => {
    const parts = { settings: <strong className="link" /> };
    expect(shown('In your <settings>settings</settings>.', parts)).toBe(
      'In your <strong class="link">settings</strong>.',
    );
  });

  it('is the text alone where there is no part', () => {
    expect(shown('Nothing <here>inside</here>')).toBe('Nothing inside');
    expect(shown('Plain & simple')).toBe('Plain &amp; simple');
  });
});
