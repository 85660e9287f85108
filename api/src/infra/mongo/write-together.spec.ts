import { WriteTogether } from './write-together.ts';

describe('writing together', () => {
  it('writes the first at once, and all that came meanwhile in one', async () => {
    const writes: (readonly string[])[] = [];
    let finish = (): void => undefined;
    const together = new WriteTogether<string>((items) => {
      writes.push([...items]);
      const { promise, resolve } = Promise.withResolvers<void>();
      finish = resolve;
      return promise;
    });
    const first = together.add('one');
    await Promise.resolve();
    const others = [together.add('two'), together.add('three')];
    expect(writes).toEqual([['one']]);

    finish();
    await first;
    await Promise.resolve();
    finish();
    await Promise.all(others);

    expect(writes).toEqual([['one'], ['two', 'three']]);
  });

  it('tells a failure to those whose write failed, and goes on', async () => {
    let failure: Error | null = new Error('no database');
    const together = new WriteTogether<string>(async () => {
      if (failure) throw failure;
    });
    await expect(together.add('one')).rejects.toThrow('no database');
    failure = null;
    await expect(together.add('two')).resolves.toBeUndefined();
  });
});
