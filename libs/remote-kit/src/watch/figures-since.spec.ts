import { FiguresSince } from './figures-since.ts';
import { figuresSentence, type ReleaseFigures } from './part-metrics.ts';

const figures = (loads: number, crashed: number): ReleaseFigures => ({
  loads,
  failures: new Map([['crashed', crashed]]),
});

describe('how a release has fared since a first look', () => {
  const said = (first: readonly ReleaseFigures[], ...looks: (readonly ReleaseFigures[])[]) => {
    const since = new FiguresSince(first);
    return looks.map((look) => figuresSentence(since.add(look)));
  };

  it('is what has come since', () => {
    expect(said([figures(500, 9)], [figures(560, 9)], [figures(640, 10)])).toEqual([
      'none of 60 failed',
      '1 of 140 failed (0.7 %: crashed 1)',
    ]);
  });

  it('loses no failure to a process that began anew', () => {
    expect(said([figures(90, 50)], [figures(40, 30)], [figures(80, 60)])).toEqual([
      '30 of 40 failed (75.0 %: crashed 30)',
      '60 of 80 failed (75.0 %: crashed 60)',
    ]);
  });

  it('stays known when the process begins anew in the midst of it', () => {
    expect(said([figures(0, 0)], [figures(40, 20)], [figures(5, 0)], [figures(10, 1)])).toEqual([
      '20 of 40 failed (50.0 %: crashed 20)',
      '20 of 45 failed (44.4 %: crashed 20)',
      '21 of 50 failed (42.0 %: crashed 21)',
    ]);
  });

  it('looks at each process for itself, so that one hides nothing of another', () => {
    const first = [figures(1000, 100), figures(1000, 100)];
    expect(said(first, [figures(60, 30), figures(2000, 100)])).toEqual([
      '30 of 1060 failed (2.8 %: crashed 30)',
    ]);
  });
});
