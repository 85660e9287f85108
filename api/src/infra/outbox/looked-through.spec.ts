import { LookedThrough } from './looked-through.ts';

const NOON = Date.parse('2026-05-04T12:00:00Z');
const at = (seconds: number): Date => new Date(NOON + seconds * 1000);
const THE_FIRST = new Date(0);

describe('how far an outbox was looked through', () => {
  let looked: LookedThrough;

  beforeEach(() => {
    looked = new LookedThrough();
  });

  /** Looks at an instant, sees everything, and gives where that began. */
  const look = (now: Date): Date => {
    const since = looked.since(now);
    looked.seen(since, now);
    return since;
  };

  it('begins with everything, and goes on a minute before what was seen', () => {
    expect(look(at(0))).toEqual(THE_FIRST);
    expect(look(at(10))).toEqual(at(-60));
    expect(look(at(30))).toEqual(at(-50));
  });

  it('begins anew every minute, since others may have written late', () => {
    look(at(0));
    look(at(59));
    expect(look(at(60))).toEqual(THE_FIRST);
    expect(look(at(61))).toEqual(at(0));
    expect(look(at(119))).toEqual(at(1));
    expect(look(at(120))).toEqual(THE_FIRST);
  });

  it('begins anew where the clock was put back', () => {
    look(at(0));
    expect(look(at(-1))).toEqual(THE_FIRST);
  });

  it('goes on from what was seen last where more was due than there was room for', () => {
    look(at(0));
    expect(looked.since(at(20))).toEqual(at(-60));
    expect(looked.since(at(40))).toEqual(at(-60));
  });
});
