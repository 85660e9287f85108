import { csvStream, csvText } from './csv.ts';

async function* numbered(count: number, seen: (number: number) => void = () => undefined) {
  for (let number = 1; number <= count; number += 1) {
    seen(number);
    await Promise.resolve();
    yield [String(number), '=1+1'];
  }
}

describe('a table of many rows', () => {
  it('is made while it is read', async () => {
    let made = 0;
    const rows = numbered(100_000, (number) => {
      made = number;
    });
    const parts = csvStream(['Number', 'Formula'], rows)[Symbol.asyncIterator]();
    expect((await parts.next()).value).toBe('\u{feff}Number,Formula\r\n');
    expect(String((await parts.next()).value)).toMatch(/^1,'=1\+1\r\n/);
    expect(made).toBeLessThan(5000);
  });

  it('is the same as one that is made at once', async () => {
    let text = '';
    for await (const part of csvStream(['Number', 'Formula'], numbered(1200))) text += String(part);
    const rows = Array.from({ length: 1200 }, (_, index) => [String(index + 1), '=1+1']);
    expect(text).toBe(csvText(['Number', 'Formula'], rows));
  });
});
