import type { PageVital } from '@leafshift/contracts/portal';
import { type Measure, watchVitals } from './page-vitals.ts';
import type { ShownPage } from './shown-page.ts';

const HOME: ShownPage = { remote: 'mf-worker', release: '0123456789ab', page: '/home' };
const PROFILE: ShownPage = { ...HOME, page: '/profile' };

describe('how the pages of a window feel', () => {
  let shown: ShownPage | undefined;
  let note: Parameters<Measure>[0];
  let sent: (readonly PageVital[])[];

  beforeEach(() => {
    shown = HOME;
    sent = [];
    watchVitals(() => shown, {
      measure: (taken) => {
        note = taken;
      },
      send: (vitals) => sent.push(vitals),
    });
  });
  afterEach(() => jest.restoreAllMocks());

  const leave = () => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
  };

  it('is told when the window is left: the last value of each, for the page that was shown', () => {
    note({ name: 'LCP', value: 900 });
    note({ name: 'LCP', value: 1_400 });
    shown = PROFILE;
    note({ name: 'INP', value: 120 });
    expect(sent).toEqual([]);

    leave();

    expect(sent).toEqual([
      [
        { ...HOME, name: 'LCP', value: 1_400 },
        { ...PROFILE, name: 'INP', value: 120 },
      ],
    ]);
  });

  it('is told once', () => {
    note({ name: 'CLS', value: 0.1 });
    leave();
    leave();
    expect(sent).toHaveLength(1);
  });

  it('is not told of pages that are nobody’s', () => {
    shown = undefined;
    note({ name: 'LCP', value: 900 });
    leave();
    expect(sent).toEqual([]);
  });
});
