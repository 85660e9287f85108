import type { PartReport } from '@leafshift/contracts/portal';
import { PartReports } from './part-reports.ts';

const aReport = (parts: Partial<PartReport> = {}): PartReport => ({
  ...{ remote: 'mf-worker', release: '0123456789ab', kind: 'loaded' },
  ...{ page: '/home', side: 'current' },
  ...parts,
});

describe('what a window tells of its parts', () => {
  let sent: (readonly PartReport[])[];
  let reports: PartReports;

  beforeEach(() => {
    jest.useFakeTimers();
    sent = [];
    reports = new PartReports((together) => sent.push(together));
  });
  afterEach(() => jest.useRealTimers());

  it('goes out together, a while after the first', () => {
    reports.add(aReport());
    reports.add(aReport({ page: '/profile' }));
    expect(sent).toEqual([]);
    jest.advanceTimersByTime(5_000);
    expect(sent).toEqual([[aReport(), aReport({ page: '/profile' })]]);
  });

  it('is told once, however often the page is opened or fails', () => {
    reports.add(aReport());
    reports.add(aReport({ kind: 'crashed' }));
    jest.advanceTimersByTime(5_000);
    reports.add(aReport());
    reports.add(aReport({ kind: 'crashed' }));
    jest.advanceTimersByTime(60_000);
    expect(sent).toEqual([[aReport(), aReport({ kind: 'crashed' })]]);
  });

  it('goes out at once when the window is left', () => {
    reports.add(aReport());
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(sent).toEqual([[aReport()]]);
    jest.restoreAllMocks();
  });

  it('goes out in as many pieces as the API takes', () => {
    for (let number = 0; number < 51; number += 1)
      reports.add(aReport({ page: `/page-${number}` }));
    jest.advanceTimersByTime(5_000);
    expect(sent.map(({ length }) => length)).toEqual([50, 1]);
  });
});
