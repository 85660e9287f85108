import { parseForm } from './form.ts';

/** The form as plain objects, to compare with. */
const decoded = (text: string) => JSON.parse(JSON.stringify(parseForm(text))) as unknown;

describe('a form in Stripe’s encoding', () => {
  it('has nested names', () => {
    expect(decoded('a=1&b[c]=2&b[d][e]=3')).toEqual({ a: '1', b: { c: '2', d: { e: '3' } } });
  });

  it('has lists, numbered or not', () => {
    expect(decoded('a[]=x&a[]=y&b[0]=x&b[1][c]=y')).toEqual({
      a: { 0: 'x', 1: 'y' },
      b: { 0: 'x', 1: { c: 'y' } },
    });
  });

  it('decodes names and values', () => {
    expect(decoded('b%5Bc%5D=a%26b+%C3%A9')).toEqual({ b: { c: 'a&b é' } });
  });

  it('takes no name for more than a name', () => {
    const form = parseForm('__proto__[admin]=1&constructor=2');

    expect(Object.keys(form)).toEqual(['__proto__', 'constructor']);
    expect(({} as Record<string, unknown>).admin).toBeUndefined();
  });

  it.each(['a[b', 'a]b', '[a]', 'a[b]c', `a${'[b]'.repeat(11)}`])('refuses %s', (name) => {
    expect(() => parseForm(`${name}=1`)).toThrow();
  });
});
