import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { settings } from '@leafshift/remote-kit/commands/settings';
import { ReleaseStore } from '@leafshift/remote-kit/releases/release-store';
import { FolderTarget } from '@leafshift/remote-kit/releases/target/folder-target';
import type { PortalSettings } from '@leafshift/shell-sdk/registry';
import { createGateway } from '../create-gateway.ts';
import { readSettings } from './read-settings.ts';
import { sourcesFrom } from './sources.ts';

describe('settings of the portal that an operator changes while it runs', () => {
  let folder: string;
  let gateway: Awaited<ReturnType<typeof createGateway>>;

  const set = (chosen: Partial<PortalSettings>) =>
    settings({
      options: { settings: chosen },
      store: new ReleaseStore(new FolderTarget(join(folder, 'registry'))),
      say: () => undefined,
    });
  const policy = async () =>
    String((await gateway.inject('/login')).headers['content-security-policy']);
  const told = async () => (await gateway.inject('/remotes.json')).json().settings;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'gateway-'));
    await writeFile(join(folder, 'index.html'), '<title>Leafshift</title>');
    const environment = readSettings({
      API_URL: 'http://127.0.0.1:1',
      SHELL_DIR: folder,
      REGISTRY: join(folder, 'registry'),
      TERMS_URL: 'https://example.ca/terms',
      OVERRIDE_ORIGINS: 'https://qa.example.ca',
      LOG_LEVEL: 'silent',
    });
    gateway = await createGateway(sourcesFrom(environment, () => undefined));
  });
  afterEach(async () => {
    await gateway.close();
    await rm(folder, { recursive: true });
  });

  it('let in where remotes under test come from, and nobody from where they came before', async () => {
    expect(await policy()).toContain('https://qa.example.ca');

    await set({ overrideOrigins: ['https://preview.example.ca'] });

    expect(await policy()).toContain('https://preview.example.ca');
    expect(await policy()).not.toContain('https://qa.example.ca');
    expect(await told()).toMatchObject({ overrideOrigins: ['https://preview.example.ca'] });
  });

  it('let Google in with its key', async () => {
    expect(await policy()).not.toContain('googleapis');

    await set({ googleMapsKey: 'key' });

    expect(await policy()).toContain('https://maps.googleapis.com');
    expect(await policy()).toContain('google-maps-api#html');
  });

  it('leave all others as the environment of the server has them', async () => {
    await set({ googleMapsKey: 'key' });

    expect(await told()).toMatchObject({
      googleMapsKey: 'key',
      termsUrl: 'https://example.ca/terms',
      overrideOrigins: ['https://qa.example.ca'],
    });
  });
});
