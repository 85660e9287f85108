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
    expect(await askRegistryEarly()).toEqual({ remotes: {} });
    expect(await (await registryAnswer()).json()).toEqual({ remotes: {} });
    expect(network).toHaveBeenCalledTimes(1);
  });

  it('is asked for anew by all others', async () => {
    await registryAnswer();
    await registryAnswer();
    expect(network).toHaveBeenCalledTimes(2);
    expect(network.mock.calls[0]?.[0]).toBe('/remotes.json');
  });
});
