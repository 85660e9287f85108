import { textRuns } from './text-runs.ts';

describe('text in an invoice', () => {
  it('is one run where one font has all of its letters', () => {
    expect(textRuns('Amélie Côté – “été” 5 €')).toEqual([
      { font: 'latin', text: 'Amélie Côté – “été” 5 €' },
    ]);
  });

  it.each([
    ['王伟', [['han', '王伟']]],
    ['محمد علي', [['arabic', 'محمد علي']]],
    [
      'Łukasz',
      [
        ['latin-ext', 'Ł'],
        ['latin', 'ukasz'],
      ],
    ],
    [
      'Nguyễn Văn',
      [
        ['latin', 'Nguy'],
        ['vietnamese', 'ễ'],
        ['latin', 'n V'],
        ['latin-ext', 'ă'],
        ['latin', 'n'],
      ],
    ],
    [
      'Škoda',
      [
        ['latin-ext', 'Š'],
        ['latin', 'koda'],
      ],
    ],
    ['Олена Ковальчук', [['cyrillic', 'Олена Ковальчук']]],
    ['Νίκος', [['greek', 'Νίκος']]],
    ['प्रिया शर्मा', [['devanagari', 'प्रिया शर्मा']]],
    [
      'Wei 王 Chen',
      [
        ['latin', 'Wei '],
        ['han', '王 '],
        ['latin', 'Chen'],
      ],
    ],
  ] as const)('has a font for each script: %s', (text, runs) => {
    expect(textRuns(text).map(({ font, text: own }) => [font, own])).toEqual(runs);
  });

  it('is seen from the right where it begins there', () => {
    expect(textRuns('علي Ali')).toEqual([
      { font: 'latin', text: 'Ali' },
      { font: 'arabic', text: 'علي ' },
    ]);
  });

  it('is seen from the right in a document from the right, numbers and Latin names in their own order', () => {
    const seen = (text: string) => textRuns(text, 'rtl').map((run) => run.text.trim());
    expect(seen('11:00 ص')).toEqual(['ص', '11:00']);
    expect(seen('الورد، Wei 王 في')).toEqual(['في', 'Wei', '王', 'الورد،']);
    expect(seen('Wei 王 Chen')).toEqual(['Wei', '王', 'Chen']);
    expect(textRuns('1 مايو', 'rtl').map((run) => run.text)).toEqual(['مايو', ' 1']);
  });

  it.each([
    ['الورشة (Main Street)', ['(Main Street)', 'الورشة ']],
    ['وردية (ليل)', ['(', 'ليل', ')', 'وردية ']],
    ['من 09:00 إلى 17:00', ['17:00', 'إلى ', ' 09:00', 'من ']],
    ['المبلغ: \u2068$12.50\u2069', ['$12.50 :', 'المبلغ']],
    ['\u2068Shop (2)\u2069 في تورونتو', ['في تورونتو', ' Shop (2)']],
  ])('mirrors brackets and keeps amounts and times whole: %s', (text, seen) => {
    expect(textRuns(text, 'rtl').map((run) => run.text)).toEqual(seen);
  });

  it('has a question mark for what no font has', () => {
    expect(
      textRuns('王 \u{1f600}')
        .map(({ text }) => text)
        .join(''),
    ).toBe('王 ?');
  });
});
