import { aloneOptions } from './options.ts';

describe('npm run qa', () => {
  it('takes each remote, and a port', () => {
    expect(aloneOptions(['mf-worker'])).toEqual({ remote: 'mf-worker', port: 4290 });
    expect(aloneOptions(['mf-public-board', '--port', '4391'])).toEqual({
      remote: 'mf-public-board',
      port: 4391,
    });
    expect(aloneOptions(['--help'])).toBe('help');
  });

  it.each([
    [[], 'Which remote? Choose one of mf-employer'],
    [['mf-nobody'], "There is no remote 'mf-nobody'."],
    [['mf-worker', 'mf-employer'], "There is no remote 'mf-worker mf-employer'."],
    [['mf-worker', '--port', 'high'], "'high' is no port number."],
    [['mf-worker', '--theme', 'dark'], "Unknown option '--theme'"],
  ])('says plainly what is wrong with %j', (args, sentence) => {
    expect(() => aloneOptions(args)).toThrow(sentence);
  });
});
