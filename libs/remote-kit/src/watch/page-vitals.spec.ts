import { vitalsIn } from './page-vitals.ts';

const metrics = (release: string, figures: Readonly<Record<string, number>>): string =>
  Object.entries(figures)
    .map(([name, value]) => `${name}{remote="mf-worker",release="${release}"} ${value}`)
    .join('\n');

describe('how the pages of a release felt', () => {
  it('is the mean of all windows, over all processes', () => {
    const one = metrics('a', {
      leafshift_remote_largest_paint_seconds_sum: 3,
      leafshift_remote_largest_paint_seconds_count: 2,
      leafshift_remote_interaction_seconds_sum: 0.24,
      leafshift_remote_interaction_seconds_count: 2,
      leafshift_remote_layout_shift_sum: 0.04,
      leafshift_remote_layout_shift_count: 2,
    });
    const other = metrics('a', {
      leafshift_remote_largest_paint_seconds_sum: 3,
      leafshift_remote_largest_paint_seconds_count: 1,
    });
    expect(vitalsIn([one, other], 'mf-worker')).toEqual(
      new Map([['a', 'largest paint after 2.0 s, slowest answer 120 ms, moved 0.02']]),
    );
  });

  it('is not said of another remote, nor where nothing was measured', () => {
    const text = metrics('a', { leafshift_remote_layout_shift_sum: 1 });
    expect(vitalsIn([text], 'mf-employer').size).toBe(0);
    expect(vitalsIn([text], 'mf-worker').get('a')).toBe('');
  });
});
