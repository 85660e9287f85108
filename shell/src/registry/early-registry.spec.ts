import { take } from '../hand-over.ts';
import { askRegistryEarly, registryAnswer } from './early-registry.ts';

const network = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
const browserFetch = globalThis.fetch;

beforeEach(() => {
  network.mockReset().mockImplementation(async () => Response.json({ remotes: {} }));
  globalThis.fetch = network;
});
afterEach(() => {
  globalThis.fetch = browserFetch;
  take('registry');
});

describe('the registry, asked for before the code is there', () => {
  it('is read early and once more by the first who asks, from one answer', async () => {
    expect(await askRegistryEarly('fr')).toEqual({ remotes: {} });
    expect(await (await registryAnswer('fr')).json()).toEqual({ remotes: {} });
    expect(network).toHaveBeenCalledTimes(1);
    expect(network.mock.calls[0]?.[0]).toBe('/remotes.json?language=fr');
  });

  it('is asked for anew by all others', async () => {
    await registryAnswer('en');
    await registryAnswer('en');
    expect(network).toHaveBeenCalledTimes(2);
  });

  it('is asked for anew by who has chosen another language meanwhile', async () => {
    await askRegistryEarly('en');
    await registryAnswer('fr');
    expect(network.mock.calls.map(([address]) => address)).toEqual([
      '/remotes.json?language=en',
      '/remotes.json?language=fr',
    ]);
  });
});
