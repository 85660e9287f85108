import { heedEnding, wait } from './heed-ending.ts';

describe('a program that must finish something when it is ended', () => {
  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'hears %s, as often as it comes',
    async (name) => {
      const ending = heedEnding();
      const waiting = wait(60, ending.signal);
      process.emit(name);
      process.emit(name);
      await waiting;
      expect(ending.signal.aborted).toBe(true);
      ending.stop();
      expect(process.listenerCount(name)).toBe(0);
    },
  );
});
