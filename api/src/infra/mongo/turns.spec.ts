import { Turns } from './turns.ts';

describe('turns', () => {
  const begun: string[] = [];
  let turns: Turns;

  beforeEach(() => {
    begun.length = 0;
    turns = new Turns();
  });

  const work = (name: string) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const begin = (): Promise<string> => {
      begun.push(name);
      return promise;
    };
    return { begin, resolve, reject };
  };
  const aMoment = () => new Promise((resolve) => setImmediate(resolve));

  it('wait for earlier work on the same subject, not for that on others', async () => {
    const [first, second, other] = [work('first'), work('second'), work('other')];
    const done = [
      turns.take('a', first.begin),
      turns.take('a', second.begin),
      turns.take('b', other.begin),
    ];
    await aMoment();
    expect(begun).toEqual(['first', 'other']);

    first.resolve('1');
    await aMoment();
    expect(begun).toEqual(['first', 'other', 'second']);

    second.resolve('2');
    other.resolve('3');
    expect(await Promise.all(done)).toEqual(['1', '2', '3']);
  });

  it('go on after work that failed, and tell only who asked for it', async () => {
    const [first, second] = [work('first'), work('second')];
    const failing = turns.take('a', first.begin);
    const following = turns.take('a', second.begin);

    first.reject(new Error('stop'));
    second.resolve('done');

    await expect(failing).rejects.toThrow('stop');
    expect(await following).toBe('done');
  });
});
