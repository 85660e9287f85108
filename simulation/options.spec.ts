import { readOptions } from './options.ts';

describe('the command line of a simulation', () => {
  it('is the large market with a new seed where it says nothing', () => {
    expect(readOptions([])).toMatchObject({
      ...{ businesses: 500, workers: 20_000, weeks: 4, shiftsAWeek: 1.5 },
    });
    expect(readOptions([])).not.toEqual(readOptions([]));
  });

  it('takes a size, a seed and a fault', () => {
    const size = ['--businesses', '5', '--shifts-a-week', '0.5'];
    const args = [...size, '--seed', '0', '--plant', 'double-confirmation'];
    expect(readOptions(args)).toMatchObject({
      ...{ businesses: 5, shiftsAWeek: 0.5, seed: 0, plant: 'double-confirmation' },
    });
  });

  it('explains itself', () => {
    expect(readOptions(['--help'])).toBe('help');
  });

  it.each([
    [['--weeks', '0'], '--weeks is a whole number from 1 on'],
    [['--shifts-a-week', '0'], '--shifts-a-week is a number above 0'],
    [['--workers', 'many'], '--workers is a whole number'],
    [['--plant', 'a tree'], 'What can be planted: double-confirmation.'],
    [['--size', '5'], "Unknown option '--size'"],
  ])('refuses %s in a sentence', (args, sentence) => {
    expect(() => readOptions(args)).toThrow(sentence);
  });
});
