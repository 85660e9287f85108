import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ReleaseStore } from '@leafshift/remote-kit/releases/release-store';
import { inABucket } from '@leafshift/remote-kit/testing/a-release-context';
import { settingsFrom } from '../settings/portal-settings.ts';
import { aGateway, type ListeningGateway } from '../testing/a-gateway.ts';
import { KeptRegistry } from './kept-registry.ts';
import { ServedRegistry } from './served-registry.ts';

describe('a bucket of releases that is away', () => {
  let folder: string;
  let bucket: Awaited<ReturnType<typeof inABucket>>;
  let problems: string[];
  let gateway: ListeningGateway;

  const open = () => {
    const onProblem = (problem: string) => problems.push(problem);
    const parts = { target: bucket.target, settings: settingsFrom({}), onProblem };
    const registry = new KeptRegistry({
      registry: new ServedRegistry(parts),
      keepMs: 0,
      onProblem,
    });
    return aGateway({ shellFolder: folder, registry });
  };
  const get = (path: string) => fetch(gateway.url + path);

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'gateway-'));
    await writeFile(join(folder, 'index.html'), '<title>Leafshift</title>');
    bucket = await inABucket();
    problems = [];
    gateway = await open();
  });
  afterEach(async () => {
    await gateway.stop();
    await bucket.end();
    await rm(folder, { recursive: true });
  });

  it('leaves the pages of a gateway that has read it standing, and says so once', async () => {
    const overrideOrigins = ['https://qa.leafshift.test'];
    await new ReleaseStore(bucket.target).changeSettings({ overrideOrigins });
    const before = await (await get('/remotes.json')).text();

    await bucket.end();

    const asked = ['/find-work', '/remotes.json', '/health/ready'].map(get);
    const [page, registry, ready] = await Promise.all(asked);
    expect(page?.status).toBe(200);
    expect(page?.headers.get('content-security-policy')).toContain(overrideOrigins[0]);
    expect(await registry?.text()).toBe(before);
    expect(ready?.status).toBe(200);
    expect(problems).toEqual([
      expect.stringMatching(/^The registry cannot be read: s3:.*last read$/),
    ]);
  });

  it('keeps a gateway that has never read it from being ready', async () => {
    await bucket.end();

    expect((await get('/health/ready')).status).toBe(503);
    expect((await get('/health/live')).status).toBe(200);
    expect(problems).toHaveLength(1);
  });
});
