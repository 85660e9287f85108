import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ready } from '@leafshift/contracts/health';
import { parse } from 'yaml';
import { workspaceRoot } from '../tools/files/workspace-paths.ts';
import { knownSettings, textOf } from './known-settings.ts';
import { isNeededAtRunTime } from './needed-at-run-time.ts';

const DEPLOY = join(workspaceRoot, 'deploy');
const CONTAINER_FILES = ['deploy/api.Containerfile', 'deploy/gateway.Containerfile'];
/** Of the programs beside the API. */
const OF_OTHERS =
  /^(?:GRAFANA_PASSWORD|GF_\w+|MINIO_\w+|MC_HOST_\w+|SANDBOX_\w+|BUILD_IMAGE|RUN_IMAGE|RELEASE|BACKUPS|KEEP_BACKUPS|METRICS|TZ)$/;

interface Service {
  readonly image?: string;
  readonly build?: { readonly context: string; readonly dockerfile: string };
  readonly environment?: Readonly<Record<string, string>>;
  readonly command?: readonly string[];
  readonly volumes?: readonly string[];
  readonly depends_on?: readonly string[] | Readonly<Record<string, unknown>>;
}

interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, unknown>>;
}

interface Rule {
  readonly alert?: string;
  readonly record?: string;
  readonly expr: string;
  readonly labels?: { readonly severity?: string; readonly level?: string };
  readonly annotations?: { readonly summary: string; readonly runbook: string };
}

interface Rules {
  readonly groups: readonly {
    readonly rules: readonly Rule[];
  }[];
}

const composeFile = async () =>
  parse(await textOf('deploy/compose.yaml'), { merge: true }) as Compose;
const rulesOf = async (file: string) =>
  (parse(await textOf(`deploy/prometheus/${file}`)) as Rules).groups.flatMap(({ rules }) => rules);
/** Those of all files that Prometheus reads. */
async function allRules(): Promise<readonly Rule[]> {
  const { rule_files } = parse(await textOf('deploy/prometheus/prometheus.yml')) as {
    readonly rule_files: readonly string[];
  };
  return (await Promise.all(rule_files.map(rulesOf))).flat();
}
/** What the file has of ours to ask for metrics. */
async function targetsOf(file: string): Promise<readonly string[]> {
  const { scrape_configs } = parse(await textOf(`deploy/prometheus/${file}`)) as {
    readonly scrape_configs: readonly {
      readonly job_name: string;
      readonly static_configs: readonly { readonly targets: readonly string[] }[];
    }[];
  };
  return scrape_configs
    .filter(({ job_name }) => job_name.startsWith('leafshift-'))
    .flatMap(({ static_configs }) => static_configs.flatMap(({ targets }) => targets));
}
const metricsIn = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(/\bleafshift[_:][a-z0-9_:]+/g)].map(([name]) => name)),
];

const neededBy = ({ depends_on = [] }: Service): readonly string[] =>
  Array.isArray(depends_on) ? depends_on : Object.keys(depends_on);

const mountedBy = ({ volumes = [] }: Service): readonly string[] =>
  volumes.map((mount) => mount.split(':')[0] ?? '');

/** Certificates, builds and releases are the operator's own. */
const isThere = (source: string): boolean =>
  /^\.\/(?:tls|remotes)$|\/dist$/.test(source) ||
  (source.startsWith('.') && existsSync(join(DEPLOY, source)));

/** What API, gateway and the nightly backup count, and the series that Prometheus makes of a histogram. */
async function metrics(): Promise<ReadonlySet<string>> {
  const folders = ['api/src/infra/metrics', 'api/src/infra/redis', 'gateway/src/metrics'];
  const files = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(join(workspaceRoot, folder)))
        .filter((name) => !name.includes('.spec.'))
        .map((name) => join(folder, name)),
    ),
  );
  const texts = await Promise.all(files.flat().map(textOf));
  const backup = await textOf('deploy/systemd/leafshift-backup.service');
  const names = [
    ...texts.flatMap((text) => [...text.matchAll(/'(leafshift_[a-z_]+)'/g)]),
    ...backup.matchAll(/echo "(leafshift_[a-z_]+) /g),
  ];
  return new Set(
    names.flatMap(([, name = '']) => [name, `${name}_bucket`, `${name}_count`, `${name}_sum`]),
  );
}

describe('what an operator deploys', () => {
  it('names only settings that the API reads', async () => {
    const known = await knownSettings();
    expect(known.size).toBeGreaterThan(40);
    const { services } = await composeFile();
    const units = (await readdir(join(DEPLOY, 'systemd'))).map((name) => `deploy/systemd/${name}`);
    const unitTexts = await Promise.all(units.map(textOf));
    const named = [
      ...Object.values(services).flatMap(({ environment = {} }) => Object.keys(environment)),
      ...[...(await textOf('deploy/compose.yaml')).matchAll(/\$\{([A-Z0-9_]+)/g)].map(
        ([, name]) => name,
      ),
      ...[...(await textOf('deploy/.env.example')).matchAll(/^(?:# )?([A-Z0-9_]+)=/gm)].map(
        ([, name]) => name,
      ),
      ...(await Promise.all(CONTAINER_FILES.map(textOf))).flatMap((text) =>
        [...text.matchAll(/\b([A-Z][A-Z0-9_]+)=/g)].map(([, name]) => name),
      ),
      ...unitTexts.flatMap((text) =>
        [...text.matchAll(/^Environment=(.*)$/gm)].flatMap(([, line = '']) =>
          line.split(' ').map((each) => each.split('=')[0]),
        ),
      ),
    ];

    expect(named.filter((name = '') => !(known.has(name) || OF_OTHERS.test(name)))).toEqual([]);
  });

  it('is a compose file whose services have what they name', async () => {
    const { services, volumes } = await composeFile();
    expect(Object.keys(services)).toEqual(expect.arrayContaining(['api-1', 'api-2', 'mongo-3']));
    for (const service of Object.values(services)) {
      expect(service.image ?? service.build).toBeDefined();
      expect(Object.keys(services)).toEqual(expect.arrayContaining([...neededBy(service)]));
      expect(
        mountedBy(service).filter((source) => !(isThere(source) || source in volumes)),
      ).toEqual([]);
    }
    const { context = '', dockerfile = '' } = services['api-1']?.build ?? {};
    expect(existsSync(join(DEPLOY, context, dockerfile))).toBe(true);
  });

  it('takes of every image of others a version that stays', async () => {
    const { services } = await composeFile();
    const others = Object.values(services).filter(({ build }) => build === undefined);
    expect(others.length).toBeGreaterThan(8);
    for (const { image = '' } of others) expect(image).toMatch(/:(?!latest$)[\w.-]+$/);
  });

  it('scrapes each process of the compose file, and each unit that the web server knows', async () => {
    const { services } = await composeFile();
    const own = Object.keys(services).filter((name) => /^(?:api|gateway)-\d$/.test(name));
    expect(await targetsOf('prometheus.yml')).toEqual(own.map((name) => `${name}:9464`));

    const upstream = await textOf('deploy/nginx/upstream-systemd.conf');
    const ports = [...upstream.matchAll(/127\.0\.0\.1:4(\d)0(\d)/g)].map(
      ([, kind, number]) => `127.0.0.1:94${kind === '3' ? 6 : 7}${number}`,
    );
    expect(ports.length).toBeGreaterThan(3);
    expect(await targetsOf('prometheus-systemd.yml')).toEqual(ports);
  });

  it('tells the operator every event that Stripe is asked to send, and no other', async () => {
    const handled = (await textOf('api/src/infra/stripe/webhook-verifier.ts')).matchAll(
      /case '([a-z_.]+)':/g,
    );
    const rows = (await textOf('docs/operators/installing.md')).matchAll(
      /^\| (?:your account|connected accounts) .*$/gm,
    );
    const told = [...rows].join().matchAll(/`([a-z_.]+)`/g);
    expect([...told].map(([, event]) => event).toSorted()).toEqual(
      [...handled].map(([, event]) => event).toSorted(),
    );
  });

  it('copies into the images what there is', async () => {
    const [api = '', gateway = ''] = await Promise.all(CONTAINER_FILES.map(textOf));
    for (const path of [
      ...['deploy/copy-packages.ts', 'deploy/operator.mjs', 'deploy/installed-package.json'],
      ...['deploy/backup-each-night.sh', 'deploy/systemd/leafshift-backup'],
    ]) {
      expect(api).toContain(path);
      expect(existsSync(join(workspaceRoot, path))).toBe(true);
    }
    const release = await textOf('deploy/make-release.sh');
    for (const path of ['LICENSE', 'THIRD-PARTY-NOTICES.txt', 'bill-of-materials.cdx.json']) {
      for (const text of [api, gateway, release]) expect(text).toContain(path);
      expect(existsSync(join(workspaceRoot, path))).toBe(true);
    }
    expect(gateway).toContain('node deploy/copy-packages.ts gateway /out');
    expect(gateway).toContain('cp -r shell/dist /out/shell/dist');
  });

  it('says of a process in a container that it is well when it is ready, as compose waits for', async () => {
    const [api = '', gateway = ''] = await Promise.all(CONTAINER_FILES.map(textOf));
    const asked = [api, gateway].map(
      (text) => /HEALTHCHECK[^[]*\[.*fetch\('([^']+)'/.exec(text)?.[1],
    );

    expect(asked).toEqual([
      `http://127.0.0.1:4300/api${ready.path}`,
      'http://127.0.0.1:4200/health/ready',
    ]);
  });

  it('leaves what operators put beside our files out of the images, but the shell before', async () => {
    const own = [...(await textOf('.gitignore')).matchAll(/^(deploy\/.+?)\/?$/gm)].map(
      ([, path]) => path,
    );
    const left = (await textOf('.dockerignore')).split('\n');

    expect(own).toContain('deploy/.env');
    expect(own.filter((path = '') => !left.includes(path))).toEqual(['deploy/shell-before']);
  });

  it('makes a backup each night wherever it runs', async () => {
    const { services } = await composeFile();
    const values = parse(await textOf('deploy/helm/values.yaml')) as {
      readonly backup: { readonly schedule: string; readonly keep: number };
    };
    const job = await textOf('deploy/helm/templates/backup.yaml');

    expect(services.backup?.command).toEqual(['sh', 'deploy/backup-each-night.sh']);
    expect(services.backup?.environment).toMatchObject({ BACKUPS: '/backups', KEEP_BACKUPS: '14' });
    expect(job).toContain('command: [sh, deploy/systemd/leafshift-backup]');
    expect(values.backup).toMatchObject({ schedule: '30 8 * * *', keep: 14 });
  });

  it('tells of no release to a bucket at an address that the gateway serves for folders', async () => {
    const pages = (await readdir(join(workspaceRoot, 'docs/operators'))).filter((name) =>
      name.endsWith('.md'),
    );
    const texts = await Promise.all(pages.map((name) => textOf(`docs/operators/${name}`)));
    const toBuckets = texts.flatMap((text) => text.match(/^.*--target s3:.*$/gm) ?? []);

    expect(toBuckets.length).toBeGreaterThan(0);
    for (const line of toBuckets) expect(line).toMatch(/ --url https:\S+(?<!\/releases)$/);
  });

  it.each(['systemd', 'compose'])('never has nginx (%s) leave a process out', async (where) => {
    const upstream = await textOf(`deploy/nginx/upstream-${where}.conf`);
    const servers = upstream.match(/^ {4}server /gm);
    expect(servers?.length).toBeGreaterThan(2);
    expect(upstream.match(/ max_fails=0;/g)?.length).toBe(servers?.length);
  });

  it('alerts and shows by metrics that there are', async () => {
    const rules = await allRules();
    const recorded = rules.flatMap(({ record = [] }) => record);
    const known = new Set([...(await metrics()), ...recorded]);
    const dashboard = await textOf('deploy/grafana/dashboards/leafshift.json');
    const levels = await textOf('docs/operators/levels.md');
    const named = [...rules.map(({ expr }) => expr), dashboard, levels].flatMap(metricsIn);

    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((name) => !known.has(name))).toEqual([]);
    expect(JSON.parse(dashboard).panels.length).toBeGreaterThan(10);
  });

  it('says of each alert what it means, what to do, and how urgent it is', async () => {
    const rules = (await allRules()).filter(({ alert }) => alert);
    const sections = [...(await textOf('docs/operators/alerts.md')).matchAll(/^## (\w+)$/gm)];

    expect(rules.map(({ alert }) => alert)).toEqual(sections.map(([, name]) => name));
    for (const { alert = '', labels, annotations } of rules) {
      expect(labels?.severity).toMatch(/^(?:page|look)$/);
      expect(annotations?.runbook).toBe(`docs/operators/alerts.md#${alert.toLowerCase()}`);
      expect(annotations?.summary).toMatch(/\w/);
    }
  });

  it('says of each service level what is promised, and measures it', async () => {
    const rules = await rulesOf('levels.yml');
    const rows = (await textOf('docs/operators/levels.md')).matchAll(
      /^\| `(\w+)` +\| .* \| ([\d.]+) % +\|/gm,
    );
    const told = [...rows].map(([, level, percent]) => [level, Number(percent)]);
    const levelsOf = (name: string) =>
      rules.filter(({ record }) => record === name).map(({ labels }) => labels?.level);
    const promised = rules
      .filter(({ record }) => record === 'leafshift:promise')
      .map(({ expr, labels }) => [labels?.level, Number(/[\d.]+/.exec(expr)) * 100]);

    expect(told.length).toBeGreaterThan(5);
    expect(promised).toEqual(told);
    const levels = told.map(([level]) => level);
    expect(levelsOf('leafshift:asked:rate5m')).toEqual(levels);
    expect(levelsOf('leafshift:missed:rate5m')).toEqual(levels);
  });

  it('is told that a level falls fast only of those of which so much can be missed', async () => {
    const rules = await rulesOf('levels.yml');
    const { expr = '' } = rules.find(({ alert }) => alert === 'LevelFallsFast') ?? {};
    const [, times = ''] = /([\d.]+) \* \(1 - leafshift:promise\)/.exec(expr) ?? [];
    const never = rules
      .filter(({ record }) => record === 'leafshift:promise')
      .filter((rule) => Number(times) * (1 - Number(/[\d.]+/.exec(rule.expr))) >= 1)
      .map(({ labels }) => labels?.level);

    expect(never).toEqual(['first_paint']);
    expect(expr).toContain(`{level!="${never.join('|')}"}`);
  });

  it('counts a crash within the loads, as the alarm of the back office does', async () => {
    const asked = (await rulesOf('levels.yml')).find(
      ({ record, labels }) => record === 'leafshift:asked:rate5m' && labels?.level === 'windows',
    );
    expect(asked?.expr).toContain('leafshift_remote_failures_total{kind!="crashed"}');
  });

  it.each(['api', 'gateway'])('starts in the units of %s what its image starts', async (name) => {
    const container = await textOf(`deploy/${name}.Containerfile`);
    const unit = await textOf(`deploy/systemd/leafshift-${name}@.service`);

    expect(container).toContain(`"node", "--enable-source-maps", "${name}/dist/main.js"`);
    expect(unit).toContain(`node --enable-source-maps ${name}/dist/main.js`);
  });

  it.each([
    ['@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-700-normal.woff', true],
    ['@fontsource/noto-sans/files/noto-sans-latin-ext-400-normal.woff', true],
    ['@fontsource/noto-sans-sc/files/noto-sans-sc-100-400-normal.woff', false],
    ['@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff2', false],
    ['@fontsource/noto-sans/files/noto-sans-latin-300-normal.woff', false],
    ['zod/index.d.ts', false],
    ['zod/index.js', true],
    ['zod/LICENSE', true],
  ])('copies %s: %s', (path, isCopied) => {
    expect(isNeededAtRunTime(`/work/node_modules/${path}`)).toBe(isCopied);
  });
});
