import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings } from './read-settings.ts';
import { GatewaySettings } from './settings.ts';

describe('the settings of the gateway', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gateway-settings-'));
  writeFileSync(join(folder, 'index.html'), '<title>Leafshift</title>');
  const production = { API_URL: 'http://api:4300', REGISTRY: 's3://releases', SHELL_DIR: folder };
  afterAll(() => rmSync(folder, { recursive: true }));

  const refusal = (variables: Record<string, string>): string => {
    try {
      readSettings(variables);
      return '';
    } catch (failure) {
      return String(failure);
    }
  };

  it('are production’s unless said otherwise, and there nothing falls back', () => {
    expect(readSettings(production)).toMatchObject({ NODE_ENV: 'production', PORT: 4200 });
    const said = refusal({
      SHELL_DIR: join(folder, 'none'),
      PORT: 'http',
      STORAGE_ORIGINS: "'unsafe-inline'",
      REGISTRY: ' ',
    });
    for (const name of ['API_URL', 'REGISTRY', 'SHELL_DIR', 'PORT', 'STORAGE_ORIGINS']) {
      expect(said).toContain(`  ${name}: `);
    }
  });

  it('have defaults for a developer', () => {
    const settings = readSettings({ NODE_ENV: 'development', SHELL_DIR: folder });
    expect(settings).toMatchObject({
      API_URL: ['http://127.0.0.1:4300'],
      REGISTRY: '.data/registry',
    });
  });

  it('name one address of the API, or several with commas between', () => {
    const named = (API_URL: string) => readSettings({ ...production, API_URL }).API_URL;
    expect(named('http://api:4300')).toEqual(['http://api:4300']);
    expect(named(' http://api-1:4300 ,http://api-2:4300, ')).toEqual([
      'http://api-1:4300',
      'http://api-2:4300',
    ]);
  });

  it('take secrets from files, where those say something', () => {
    const path = join(folder, 'token');
    writeFileSync(path, `${'t'.repeat(20)}\n`);
    expect(readSettings({ ...production, METRICS_TOKEN_FILE: path }).METRICS_TOKEN).toBe(
      't'.repeat(20),
    );
    expect(refusal({ ...production, METRICS_TOKEN_FILE: `${path}s` })).toContain(
      'METRICS_TOKEN_FILE',
    );
    expect(
      refusal({ ...production, METRICS_TOKEN_FILE: path, METRICS_TOKEN: 't'.repeat(20) }),
    ).toContain('not both');
  });

  it.each([
    [{ API_URL: 'http://api:4300/v1' }, 'API_URL: '],
    [{ API_URL: 'http://api-1:4300,api-2' }, 'API_URL: '],
    [{ API_URL: ',' }, 'API_URL: '],
    [{ S3_ACCESS_KEY_ID: 'key' }, 'S3_ACCESS_KEY_ID'],
    [{ SHUTDOWN_DELAY: '60' }, 'SHUTDOWN_DELAY'],
    [{ GOOGLE_MAPS_KEY: 'a\nb' }, 'GOOGLE_MAPS_KEY'],
  ])('are refused with %j', (wrong, name) => {
    expect(refusal({ ...production, ...wrong })).toContain(name);
  });

  it('all stand in the page for operators', () => {
    const page = readFileSync(
      join(import.meta.dirname, '../../../docs/operators/gateway.md'),
      'utf8',
    );
    const missing = Object.keys(GatewaySettings.shape).filter(
      (name) => !page.includes(`\`${name}\``),
    );
    expect(missing).toEqual([]);
  });
});
