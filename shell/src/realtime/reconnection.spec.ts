import { Realtime } from './realtime.ts';

const mockSettings = jest.fn();

// Five attempts, a second apart, would take a test five seconds of waiting.
jest.mock('socket.io-client', () => ({
  io: (...settings: unknown[]) => {
    mockSettings(...settings);
    const socket = { on: () => socket, io: { on: () => socket }, disconnect: () => socket };
    return socket;
  },
}));

describe("the portal's one socket, when it is lost", () => {
  it('is tried again five times, 1000 ms apart', async () => {
    await new Realtime({ getToken: () => 'token', onRefused: () => undefined }).connect();

    expect(mockSettings).toHaveBeenCalledWith(
      expect.objectContaining({
        reconnectionAttempts: 5,
        reconnectionDelay: 1000,
        // Never later, and never by chance sooner.
        reconnectionDelayMax: 1000,
        randomizationFactor: 0,
      }),
    );
  });
});
