import mongoose from 'mongoose';
import passport from 'passport';
import { startApi } from './test-api.ts';

/** Passport has no public list of them. */
const strategies = () =>
  Object.keys((passport as unknown as { readonly _strategies: object })._strategies);

describe('an API that has stopped', () => {
  it('is kept by none of the packages that know all of a process', async () => {
    const before = { strategies: strategies(), connections: mongoose.connections.length };
    const api = await startApi();
    expect(strategies().length).toBeGreaterThan(before.strategies.length);
    expect(mongoose.connections.length).toBeGreaterThan(before.connections);

    await api.stop();

    // Nest registers it as 'jwt' too, where that of the next API takes its place.
    expect(strategies().filter((name) => name !== 'jwt')).toEqual(
      before.strategies.filter((name) => name !== 'jwt'),
    );
    expect(mongoose.connections).toHaveLength(before.connections);
    expect(() => api.app).toThrow('stopped');
  });
});
