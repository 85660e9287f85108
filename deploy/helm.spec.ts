import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { live, ready } from '@leafshift/contracts/health';
import { parse } from 'yaml';
import { workspaceRoot } from '../tools/files/workspace-paths.ts';
import { knownSettings, textOf } from './known-settings.ts';

const CHART = 'deploy/helm';
const OPENS = /\{\{-? (?:if|range|define|with) /g;
const CLOSES = /\{\{-? end -?\}\}/g;

type Values = Readonly<Record<string, unknown>>;

const valueAt = (values: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((at, key) => (at as Values | undefined)?.[key], values);
const count = (text: string, pattern: RegExp | string): number =>
  [...text.matchAll(new RegExp(pattern, 'g'))].length;

describe('the chart', () => {
  let values: { readonly api: Values; readonly gateway: Values } & Values;
  let templates: readonly string[];
  beforeAll(async () => {
    values = parse(await textOf(join(CHART, 'values.yaml')));
    const names = await readdir(join(workspaceRoot, CHART, 'templates'));
    templates = await Promise.all(names.map((name) => textOf(join(CHART, 'templates', name))));
  });

  it('names only settings that the API and the gateway read', async () => {
    const known = await knownSettings();
    const given = [values.api, values.gateway].flatMap(({ settings }) =>
      Object.keys(settings ?? {}),
    );
    const added = templates.flatMap((text) =>
      [...text.matchAll(/"([A-Z][A-Z0-9_]+)"/g)].map(([, name = '']) => name),
    );
    expect(added).toEqual(expect.arrayContaining(['API_URL', 'DATA_DIR']));
    expect([...given, ...added].filter((name) => !known.has(name))).toEqual([]);
  });

  it('reads only values that there are', () => {
    const ofAll = templates.flatMap((text) =>
      [...text.matchAll(/\.Values\.([\w.]+)/g)].map(([, path = '']) => path),
    );
    const ofPrograms = templates.flatMap((text) =>
      [...text.matchAll(/\.values\.([\w.]+)/g)].map(([, path = '']) => path),
    );
    expect(ofPrograms.length).toBeGreaterThan(5);
    expect(ofAll.filter((path) => valueAt(values, path) === undefined)).toEqual([]);
    for (const program of [values.api, values.gateway]) {
      expect(ofPrograms.filter((path) => valueAt(program, path) === undefined)).toEqual([]);
    }
  });

  it('closes what its templates open', () => {
    for (const text of templates) {
      expect(count(text, '\\{\\{')).toBe(count(text, '\\}\\}'));
      expect(count(text, OPENS)).toBe(count(text, CLOSES));
    }
  });

  it('lets the page send files where the API keeps them', () => {
    const { S3_BUCKET = '', S3_REGION = '' } = values.api.settings as Readonly<
      Record<string, string>
    >;
    expect(values.gateway.settings).toMatchObject({
      STORAGE_ORIGINS: `https://${S3_BUCKET}.s3.${S3_REGION}.amazonaws.com`,
    });
  });

  it('lets the card form of Stripe into the page', () => {
    expect(values.gateway.settings).toHaveProperty('STRIPE_PUBLISHABLE_KEY');
  });

  it('calls its processes what its Prometheus asks for', async () => {
    const { scrape_configs } = parse(await textOf('deploy/prometheus/prometheus-cluster.yml'));
    const [label, port] = scrape_configs[0].relabel_configs[0].regex.split(';');
    const jobs = ['api', 'gateway'].map((name) => `leafshift-${name}`);

    expect(jobs.every((job) => new RegExp(`^${label}$`).test(job))).toBe(true);
    const program = await textOf(join(CHART, 'templates/_program.tpl'));
    expect(program).toContain(`name: ${port}, containerPort`);
    expect(program).toContain('app.kubernetes.io/name: leafshift-{{ .name }}');
  });

  it('asks where API and gateway say that they live and are ready, at the ports of their images', async () => {
    const [api = '', gateway = ''] = await Promise.all(
      ['api', 'gateway'].map((name) => textOf(join(CHART, 'templates', `${name}.yaml`))),
    );
    expect(api).toContain(`"live" "/api${live.path}"`);
    expect(api).toContain(`"ready" "/api${ready.path}"`);
    expect(gateway).toContain('"ready" "/health/ready"');
    for (const [name, text] of Object.entries({ api, gateway })) {
      const [, port = ''] =
        /^EXPOSE (\d+)/m.exec(await textOf(`deploy/${name}.Containerfile`)) ?? [];
      expect(text).toContain(`"port" ${port}`);
    }
  });
});
