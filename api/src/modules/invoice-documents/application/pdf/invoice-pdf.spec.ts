import { inflateSync } from 'node:zlib';
import { cents } from '@leafshift/domain/money';
import { anInvoice } from '../../../../testing/an-invoice.ts';
import { invoicePdf } from './invoice-pdf.ts';

/** Everything in the file, with its compressed parts unpacked. */
function unpacked(pdf: Buffer): string {
  const source = pdf.toString('latin1');
  const parts = [...source.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(
    ([, part = '']) => {
      const bytes = Buffer.from(part, 'latin1');
      return bytes[0] === 0x78 ? inflateSync(bytes).toString('latin1') : '';
    },
  );
  return [source, ...parts].join('\n');
}

/** Whether the file says of a drawn letter which one it is, so that it can be searched and copied. */
const knows = (content: string, letter: string): boolean =>
  new RegExp(`<${(letter.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}>`, 'i').test(content);

describe('an invoice as PDF', () => {
  it('brings its fonts along, so that it looks the same everywhere', async () => {
    const content = unpacked(await invoicePdf(anInvoice({ names: ['Amélie Côté'] }), 'en'));
    const fonts = [...content.matchAll(/\/BaseFont \/(\S+)/g)].map(([, font]) => font);
    expect(new Set(fonts.map((font) => font?.split('+').at(-1)))).toEqual(
      new Set(['NotoSans-Regular', 'NotoSans-Bold']),
    );
    expect(content.match(/\/FontFile2 /g)).toHaveLength(2);
  });

  it("has the portal's mark", async () => {
    const content = unpacked(await invoicePdf(anInvoice({ names: ['Ann'] }), 'en'));
    // Where the blade of `libs/ui/src/brand` begins, and its hub.
    expect(['28.6 3.4 m', '12 17 m'].filter((drawn) => !content.includes(drawn))).toEqual([]);
  });

  it.each([
    ['Chinese', '王伟', 'NotoSansSC', ['王', '伟']],
    ['Arabic', 'محمد علي', 'NotoSansArabic', ['م', 'ي']],
    ['Cyrillic', 'Олена', 'NotoSans', ['О', 'л']],
    ['Polish', 'Łukasz', 'NotoSans', ['Ł', 'k']],
  ])('shows a worker whose name is %s', async (_, name, font, letters) => {
    const content = unpacked(await invoicePdf(anInvoice({ names: [name, 'Ann Gagnon'] }), 'en'));
    expect(content).toContain(font);
    expect(letters.filter((letter) => !knows(content, letter))).toEqual([]);
  });

  it('shows a business whose name and place are of several scripts', async () => {
    const content = unpacked(
      await invoicePdf(
        anInvoice({
          names: ['Wei 王 Chen'],
          billTo: { name: 'متجر Queen', address: ['皇后街 100'] },
          location: { locationName: '商店', fullAddress: 'улица 1, Toronto', province: 'ON' },
        }),
        'en',
      ),
    );
    expect(['م', '皇', '店', 'у'].filter((letter) => !knows(content, letter))).toEqual([]);
  });

  it('shows by which numbers both sides file it, whole', async () => {
    const references = {
      issuerGstNumber: '123456782RT0001',
      gstNumber: '987654321RT0001',
      purchaseOrder: 'Ж'.repeat(39),
      costCentre: 'Ю4100',
    };
    const shown = unpacked(await invoicePdf(anInvoice({ names: ['Ann'], references }), 'en'));
    expect(['Ж', 'Ю', '/'].filter((letter) => !knows(shown, letter))).toEqual([]);
    expect(knows(shown, '…')).toBe(false);
    const without = unpacked(await invoicePdf(anInvoice({ names: ['Ann'] }), 'en'));
    expect(['/', 'G'].filter((letter) => knows(without, letter))).toEqual([]);
  });

  it('names the cards that paid it', async () => {
    const paidWith = [
      { brand: 'visa', last4: '4242' },
      { brand: 'Ж', last4: '0005' },
    ];
    const shown = unpacked(await invoicePdf(anInvoice({ names: ['Ann'], paidWith }), 'en'));
    expect(['Ж', 'V'].filter((letter) => !knows(shown, letter))).toEqual([]);
    const without = unpacked(await invoicePdf(anInvoice({ names: ['Ann'], paidWith: [] }), 'en'));
    expect(knows(without, 'V')).toBe(false);
  });

  it('says what of it no card can be charged', async () => {
    const invoice = anInvoice({ names: ['Ann'] });
    const shown = unpacked(await invoicePdf({ ...invoice, writtenOff: cents(40) }, 'zh'));
    expect(knows(shown, '免')).toBe(true);
    expect(knows(unpacked(await invoicePdf(invoice, 'zh')), '免')).toBe(false);
  });

  it('cuts short what is too long for its column', async () => {
    const pdf = await invoicePdf(anInvoice({ names: ['王'.repeat(200)] }), 'en');
    expect(knows(unpacked(pdf), '…')).toBe(true);
  });

  it.each([
    ['zh', ['发', '票', '总']],
    ['ar', ['ر', 'ة']],
  ] as const)('is written in the language of the reader: %s', async (language, letters) => {
    const content = unpacked(await invoicePdf(anInvoice({ names: ['Ann Gagnon'] }), language));
    expect(letters.filter((letter) => !knows(content, letter))).toEqual([]);
  });
});
