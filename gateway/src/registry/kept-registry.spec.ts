import { PlainFailure } from '@leafshift/remote-kit/process/plain-failure';
import { KeptRegistry, type RegistryClock } from './kept-registry.ts';
import type { RegistryDocument } from './served-registry.ts';

/** A time that goes on only when it is told to. */
class SetClock implements RegistryClock {
  #now = 0;
  readonly #waiting: { readonly at: number; readonly go: () => void }[] = [];

  now(): number {
    return this.#now;
  }

  after(milliseconds: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#waiting.push({ at: this.#now + milliseconds, go: resolve });
    return promise;
  }

  pass(milliseconds: number): void {
    this.#now += milliseconds;
    for (const { at, go } of this.#waiting) if (at <= this.#now) go();
  }
}

const saying = (text: string): RegistryDocument =>
  ({ textAs: () => text }) as unknown as RegistryDocument;

describe('a registry that is kept for a second', () => {
  let clock: SetClock;
  /** What is being read now and at each time before. */
  let readings: PromiseWithResolvers<RegistryDocument>[];
  let problems: string[];
  let registry: KeptRegistry;

  const newest = () => readings.at(-1)!;
  const ask = async () => (await registry.read()).textAs('all');
  /** Reads what is there now, as the first who asks after a second does. */
  const readAnew = (text: string) => {
    clock.pass(1_000);
    const answer = ask();
    newest().resolve(saying(text));
    return answer;
  };
  const failAnew = () => {
    clock.pass(1_000);
    const answer = ask();
    newest().reject(new PlainFailure('s3://releases/ cannot be used: ECONNREFUSED'));
    return answer;
  };

  beforeEach(() => {
    clock = new SetClock();
    readings = [];
    problems = [];
    registry = new KeptRegistry({
      registry: {
        read: () => {
          readings.push(Promise.withResolvers());
          return newest().promise;
        },
      },
      keepMs: 1_000,
      onProblem: (problem) => problems.push(problem),
      clock,
    });
  });

  it('is read once for all who ask meanwhile', async () => {
    const asked = [ask(), ask()];
    newest().resolve(saying('one'));
    expect(await Promise.all(asked)).toEqual(['one', 'one']);
    clock.pass(999);
    expect(await ask()).toBe('one');
    expect(readings).toHaveLength(1);

    expect(await readAnew('two')).toBe('two');
    expect(readings).toHaveLength(2);
  });

  it('is answered as it was last read while it cannot be read, which is told once', async () => {
    await readAnew('one');
    expect(await failAnew()).toBe('one');
    expect(await failAnew()).toBe('one');
    expect(problems).toEqual([
      'The registry cannot be read: s3://releases/ cannot be used: ECONNREFUSED; until it can be, it is answered as it was last read',
    ]);

    expect(await readAnew('two')).toBe('two');
    expect(await failAnew()).toBe('two');
    expect(problems).toHaveLength(2);
  });

  it('is not asked for again within the second after it could not be read', async () => {
    await readAnew('one');
    await failAnew();
    clock.pass(999);
    expect(await ask()).toBe('one');
    expect(readings).toHaveLength(2);
  });

  it('is waited for no longer than two seconds, and read on by one reading', async () => {
    await readAnew('one');
    clock.pass(1_000);
    const waiting = ask();
    clock.pass(2_000);
    expect(await waiting).toBe('one');
    expect(await ask()).toBe('one');
    expect(readings).toHaveLength(2);

    newest().resolve(saying('two'));
    await new Promise(setImmediate);
    expect(await ask()).toBe('two');
  });

  it('is given up after ten seconds, and asked anew', async () => {
    await readAnew('one');
    clock.pass(1_000);
    const waiting = ask();
    clock.pass(10_000);
    await waiting;
    expect(await readAnew('two')).toBe('two');
    expect(problems).toEqual([expect.stringContaining('not answered within ten seconds')]);
  });

  it('cannot be answered where it never could be read, and is asked for each time', async () => {
    await expect(failAnew()).rejects.toThrow('cannot be used');
    const answer = ask();
    newest().resolve(saying('one'));
    expect(await answer).toBe('one');
    expect(problems).toEqual([
      'The registry cannot be read: s3://releases/ cannot be used: ECONNREFUSED',
    ]);
  });
});
