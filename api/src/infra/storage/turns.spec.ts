import { Turns } from './turns.ts';

describe('turns', () => {
  const deferred = () => Promise.withResolvers<string>();

  it('let one begin when the one before is over, also when that failed', async () => {
    const turns = new Turns(5);
    const [first, second] = [deferred(), deferred()];
    const begun: string[] = [];
    const begin = (name: string, work: Promise<string>) =>
      turns.take(() => {
        begun.push(name);
        return work;
      });
    const one = begin('one', first.promise);
    const two = begin('two', second.promise);
    const three = begin('three', Promise.resolve('3'));

    await new Promise(setImmediate);
    expect(begun).toEqual(['one']);
    first.reject(new Error('broken'));
    await expect(one).rejects.toThrow('broken');
    await new Promise(setImmediate);
    expect(begun).toEqual(['one', 'two']);
    second.resolve('2');

    expect(await Promise.all([two, three])).toEqual(['2', '3']);
  });

  it('are full when so many wait, and have room again afterwards', async () => {
    const turns = new Turns(2);
    const work = deferred();
    const taken = [turns.take(() => work.promise), turns.take(() => work.promise)];
    expect(turns.isFull).toBe(true);

    work.resolve('done');
    await Promise.all(taken);

    expect(turns.isFull).toBe(false);
  });
});
