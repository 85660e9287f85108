import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workspaceRoot } from '../files/workspace-paths.ts';
import { Draft } from './draft.ts';
import { formatted } from './formatted.ts';
import { GENERATORS, generate } from './generators.ts';

/** What a generator is given here, how many files it touches, and where what it wrote must stand. */
const RUNS: readonly (readonly [string[], number, readonly (readonly [string, string])[]])[] = [
  [
    ['remote', 'trainings'],
    24,
    [
      ['package.json', '"mf-trainings"'],
      ['package-lock.json', '"node_modules/@leafshift/mf-trainings"'],
      ['mf-trainings/package.json', '"@leafshift/mf-trainings"'],
      ['mf-trainings/src/manifest.ts', "path: '/trainings'"],
      ['mf-trainings/src/remote.tsx', "'/trainings': () =>"],
      ['mf-trainings/dev/alone.spec.ts', "paths: ['/trainings']"],
      ['mf-trainings/src/locales/zh.json', 'mf-trainings'],
      ['tools/start/stack-ports.spec.ts', "'mf-trainings': 42"],
      ['CODEOWNERS', '/mf-trainings/'],
    ],
  ],
  [
    ['page', 'mf-worker', 'work-permits'],
    12,
    [
      ['mf-worker/src/manifest.ts', "label: 'nav.workPermits'"],
      ['mf-worker/src/remote.tsx', "'./routes/work-permits-page.tsx'"],
      ['mf-worker/src/routes/work-permits-page.tsx', "t('title.workPermits')"],
      ['mf-worker/src/routes/work-permits-page.spec.tsx', "usertype: 'Temp'"],
      ['mf-worker/src/locales/en.json', '"workPermits": "Work Permits"'],
      ['mf-worker/dev/alone.spec.ts', "'/work-permits'"],
      ['e2e/languages/every-page.spec.ts', "'/work-permits'"],
    ],
  ],
  [
    ['module', 'work-permits'],
    15,
    [
      ['libs/contracts/src/calls/index.ts', 'workPermits'],
      ['api/src/modules/modules.ts', 'WorkPermitsModule'],
      ['api/src/infra/mongo/sharding.spec.ts', "'work_permits'"],
      ['api/src/modules/work-permits/persistence/work-permits.schema.ts', "name: 'work_permits'"],
      ['api/src/modules/work-permits/application/personal-work-permits.ts', 'registry.register'],
      ['docs/developers/architecture.md', '| `work-permits`'],
    ],
  ],
  [
    ['notification', 'quizzes', 'quiz-passed'],
    14,
    [
      ['libs/contracts/src/notification/schemas.ts', "'quiz-passed'"],
      ['api/src/modules/notification/domain/mail-rules.ts', "'quiz-passed': null"],
      ['api/src/modules/push/domain/push-rules.ts', "'quiz-passed': null"],
      ['api/src/modules/notification/domain/member-rules.ts', "'quiz-passed': null"],
      ['libs/ui/src/notification-list/notification-marks.ts', "'quiz-passed': 'waiting'"],
      ['libs/texts/src/notifications/ar.json', '"quiz-passed"'],
      ['api/src/modules/quizzes/quizzes.module.ts', 'TellQuizPassed'],
    ],
  ],
];

/** Names of templates, which must not be left in what was written. */
const OF_A_TEMPLATE = /my[-_]?(?:page|module|news|part)|mf-remote/i;

/** The settings of the linter, for a folder that Git does not keep. */
async function aloneSettings(): Promise<string> {
  const settings = JSON.parse(await readFile(join(workspaceRoot, 'biome.json'), 'utf8'));
  return JSON.stringify({ ...settings, vcs: { enabled: false } });
}

const draft = () => new Draft(workspaceRoot);

describe('npm run new', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'leafshift-new-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('has a run of each generator below', () => {
    expect(RUNS.map(([[kind]]) => kind)).toEqual(Object.keys(GENERATORS));
  });

  it('touches as many files as the how-tos say', async () => {
    const text = await draft().read('docs/developers/how-to/README.md');
    const said = [...text.matchAll(/\((\w+)\.md\), by `npm run new` *\| (\d+) /g)];
    expect(Object.fromEntries(said.map(([, kind, files]) => [kind, Number(files)]))).toEqual(
      Object.fromEntries(RUNS.map(([[kind], files]) => [kind, files])),
    );
  });

  it.each(RUNS)('%j writes all of it, as the linter wants it', async (given, files, expected) => {
    const written = draft();
    await generate(written, given);
    await written.save(folder);
    await writeFile(join(folder, 'biome.json'), await aloneSettings());
    await symlink(join(workspaceRoot, 'node_modules'), join(folder, 'node_modules'));

    expect(await formatted(folder, written.paths)).toBeNull();
    expect(written.paths).toHaveLength(files);
    const texts = new Map<string, string>();
    for (const path of written.paths) texts.set(path, await new Draft(folder).read(path));
    const lacking = expected.filter(([path, part]) => !texts.get(path)?.includes(part));
    expect(lacking).toEqual([]);
    const unnamed = written.created.filter((path) => OF_A_TEMPLATE.test(path + texts.get(path)));
    expect(unnamed).toEqual([]);
  });

  it.each([
    [[], 'npm run new -- page <remote> <name>'],
    [['module'], 'npm run new -- module <name>'],
    [['module', 'Work Permits'], "'Work Permits' is no name"],
    [['module', 'quizzes'], 'is there already'],
    [['page', 'mf-nowhere', 'permits'], "'mf-nowhere' is no remote of this workspace"],
    [['page', 'mf-onboarding', 'permits'], 'has no pages'],
    [['notification', 'nothing', 'quiz-passed'], "'nothing' is no module of the API"],
  ])('%j is refused, and nothing is written', async (given, reason) => {
    await expect(generate(draft(), given)).rejects.toThrow(reason);
  });
});
