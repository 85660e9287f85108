import { namedLike, typedNumber, typedOptions } from './command-line.ts';

describe('what is typed after a command', () => {
  it('is refused in one sentence where the command does not know it', () => {
    const options = { port: { type: 'string' } } as const;
    expect(typedOptions({ args: ['--port', '1'], options }).values.port).toBe('1');
    expect(() => typedOptions({ args: ['--prot', '1'], options })).toThrow(
      /^Unknown option '--prot'\. See --help\.$/,
    );
  });

  it.each(['', ' ', 'ten', '0', '1.5', '-3'])('is no number of rounds: %j', (text) => {
    expect(() => typedNumber(text, 'The number of rounds')).toThrow(
      `The number of rounds is a whole number from 1 on, not '${text}'.`,
    );
  });

  it('chooses among names, and never nothing', () => {
    const nameOf = ({ title }: { readonly title: string }) => title;
    const all = [{ title: 'Mail of a shift' }, { title: 'Charge' }];
    expect(namedLike(all, 'mail', nameOf)).toEqual([all[0]]);
    expect(namedLike(all, '', nameOf)).toEqual(all);
    expect(() => namedLike(all, 'tea', nameOf)).toThrow(
      "None has 'tea' in its name: Mail of a shift; Charge.",
    );
  });
});
