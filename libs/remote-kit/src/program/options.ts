import { resolve } from 'node:path';
import { isPartName, LONGEST_PART_NAME, type RemoteName } from '@leafshift/shell-sdk/manifest';
import type { PortalSettings } from '@leafshift/shell-sdk/registry';
import { SHARED_LIBRARIES_FILE } from '../build/shared-versions.ts';
import { typedOptions } from '../process/command-line.ts';
import { PlainFailure } from '../process/plain-failure.ts';
import { portalAddress, refuseNoAddress } from './addresses.ts';
import type { Surroundings } from './surroundings.ts';

const WORK_COMMANDS = ['dev', 'qa', 'test', 'build'] as const;
const RELEASE_COMMANDS = [
  'release',
  'canary',
  'promote',
  'rollback',
  'prune',
  'list',
  'check',
  'pin',
  'retire',
] as const;
const COMMANDS = ['create', ...WORK_COMMANDS, ...RELEASE_COMMANDS, 'settings'] as const;

/** What is done with the sources of a remote. */
export type WorkCommand = (typeof WORK_COMMANDS)[number];
/** What is done with the releases of a remote. */
export type ReleaseCommand = (typeof RELEASE_COMMANDS)[number];
export type CommandName = (typeof COMMANDS)[number];

export const isWorkCommand = (command: CommandName): command is WorkCommand =>
  WORK_COMMANDS.some((one) => one === command);
export const isReleaseCommand = (command: CommandName): command is ReleaseCommand =>
  RELEASE_COMMANDS.some((one) => one === command);

/** Commands that can look at all remotes of the target at once. */
const OF_ALL: readonly CommandName[] = ['list', 'check'];

/** What an operator can set, each in an option of this name. */
const SETTINGS = [
  'google-maps-key',
  'android-store',
  'ios-store',
  'terms',
  'privacy',
  'override-origins',
] as const;

/** Taken by all that is done with releases, so that a pipeline can say the same to each. */
const WHERE_TO = ['target', 'url', 'shared', 'portal'] as const;
const OPTIONS: Readonly<Record<CommandName, readonly string[]>> = {
  release: ['dist', 'hold', 'no-smoke'],
  canary: ['dist', 'no-smoke', 'release', 'percent', 'for', 'max-failures', 'metrics'],
  promote: ['release'],
  rollback: ['to'],
  prune: ['keep', 'even-young'],
  list: ['metrics'],
  check: [],
  pin: ['user', 'release'],
  retire: [],
  settings: ['target', ...SETTINGS],
  create: [],
  dev: ['port', 'portal'],
  qa: ['port'],
  test: [],
  build: [],
};

export interface RemoteOptions {
  readonly command: CommandName;
  /** Empty for all remotes of the target, and for the portal's settings. */
  readonly remotes: readonly RemoteName[];
  /** Undefined where nobody has said it; most commands need it. */
  readonly target: string | undefined;
  readonly url: string | undefined;
  readonly shared: string;
  readonly dist: string | undefined;
  readonly hold: boolean;
  /** Whether the pages of a build are opened in a browser before it is published. */
  readonly smoke: boolean;
  readonly percent: number | undefined;
  /** How long a canary is watched, in seconds, and from which share of failures on it is ended. */
  readonly watch: { readonly seconds: number; readonly maxFailures: number } | undefined;
  /** Where every API process answers its metrics. */
  readonly metrics: readonly string[];
  readonly release: number | undefined;
  readonly to: number | undefined;
  /** The id of the user who is pinned. */
  readonly user: string | undefined;
  /** What is to be set for the portal; what stands here is the only change. */
  readonly settings: Partial<PortalSettings>;
  /** How many releases can be gone back to after a prune. */
  readonly keep: number;
  readonly evenYoung: boolean;
  readonly port: number | undefined;
  readonly portal: string;
  /** What is passed on to the test runner. */
  readonly others: readonly string[];
}

const HELP = 'See --help.';

/** Reads the arguments; 'help' when that is asked for. Throws a PlainFailure for what makes no sense. */
export function remoteOptions(
  args: readonly string[],
  surroundings: Surroundings,
  env: NodeJS.ProcessEnv,
): RemoteOptions | 'help' {
  const { values, positionals } = parse([...args]);
  if (values.help || args.length === 0) return 'help';
  const command = commandOf(positionals[0]);
  const { named, others } = namesIn(command, positionals.slice(1), surroundings);
  refuseForeign(command, Object.keys(values));
  const percent = numberOf(values.percent, '--percent', 0, 100);
  const keep = numberOf(values.keep, '--keep', 1);
  const example = named[0] ?? exampleOf(surroundings);
  requireNumber(command, { canary: percent, prune: keep }, example);
  if (command === 'canary') refusePairs(values, percent);
  const { portal, shared } = portalOf(command, values, surroundings);
  const url = values.url ?? surroundings.url;
  if (command === 'release' || command === 'canary') refuseNoAddress(url);
  return {
    command,
    remotes: remotesOf(command, named, surroundings),
    target: values.target ?? surroundings.target,
    url,
    shared,
    dist: values.dist && resolve(values.dist),
    hold: values.hold ?? false,
    smoke: !values['no-smoke'],
    percent,
    watch: watchOf(values),
    metrics: metricsOf(values.metrics ?? env.METRICS_URL, surroundings),
    release: numberOf(values.release, '--release', 1),
    to: numberOf(values.to, '--to', 1),
    user: userOf(command, values.user, example),
    settings: settingsOf(values),
    keep: keep ?? 0,
    evenYoung: values['even-young'] ?? false,
    port: numberOf(values.port, '--port', 1, 65_535),
    portal,
    others,
  };
}

/** The portal that was named, or that the surroundings know, and where it is said what it shares. */
function portalOf(
  command: CommandName,
  named: { readonly portal?: string; readonly shared?: string },
  { portal: known, shared }: Surroundings,
): Pick<RemoteOptions, 'portal' | 'shared'> {
  if (command !== 'dev' && !isReleaseCommand(command)) return { portal: known, shared };
  const portal = portalAddress(named.portal ?? known);
  const ofPortal = named.portal === undefined ? shared : `${portal}/${SHARED_LIBRARIES_FILE}`;
  return { portal, shared: named.shared ?? ofPortal };
}

/** The names among what was typed after a command; `test` passes on what is none. */
function namesIn(
  command: CommandName,
  typed: readonly string[],
  { remotes }: Surroundings,
): { readonly named: readonly string[]; readonly others: readonly string[] } {
  if (command !== 'test') return { named: typed, others: [] };
  const [first = '', ...rest] = typed;
  return remotes.has(first) ? { named: [first], others: rest } : { named: [], others: typed };
}

function parse(args: string[]) {
  return typedOptions({
    args,
    allowPositionals: true,
    options: {
      target: { type: 'string' },
      url: { type: 'string' },
      shared: { type: 'string' },
      dist: { type: 'string' },
      hold: { type: 'boolean' },
      'no-smoke': { type: 'boolean' },
      percent: { type: 'string' },
      for: { type: 'string' },
      'max-failures': { type: 'string' },
      metrics: { type: 'string' },
      release: { type: 'string' },
      to: { type: 'string' },
      user: { type: 'string' },
      'google-maps-key': { type: 'string' },
      'android-store': { type: 'string' },
      'ios-store': { type: 'string' },
      terms: { type: 'string' },
      privacy: { type: 'string' },
      'override-origins': { type: 'string' },
      keep: { type: 'string' },
      'even-young': { type: 'boolean' },
      port: { type: 'string' },
      portal: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
}

function commandOf(text: string | undefined): CommandName {
  const command = COMMANDS.find((known) => known === text);
  if (command) return command;
  throw new PlainFailure(
    `There is no command '${text ?? ''}', only ${COMMANDS.join(', ')}. ${HELP}`,
  );
}

const QUESTIONS = {
  canary: ['Which share of the users?', '--percent 10'],
  prune: ['How many releases to go back to?', '--keep 5'],
} as const;

/** Some commands do nothing sensible without a number, and none is right for everybody. */
function requireNumber(
  command: CommandName,
  given: Readonly<Record<keyof typeof QUESTIONS, number | undefined>>,
  remote: RemoteName,
): void {
  if (command !== 'canary' && command !== 'prune') return;
  const [question, example] = QUESTIONS[command];
  if (given[command] === undefined) {
    throw new PlainFailure(`${question} As in: ${command} ${remote} ${example}`);
  }
}

/** A name for examples: of the one remote that is here, else one that everybody knows. */
function exampleOf({ remotes }: Surroundings): RemoteName {
  const [only = 'mf-worker', ...others] = remotes.keys();
  return others.length > 0 ? 'mf-worker' : only;
}

/** An option that a command does not know is somebody's mistake, not something to pass over. */
function refuseForeign(command: CommandName, options: readonly string[]): void {
  const whereTo = isReleaseCommand(command) ? WHERE_TO : [];
  const known: readonly string[] = ['help', ...whereTo, ...OPTIONS[command]];
  const foreign = options.find((option) => !known.includes(option));
  if (foreign !== undefined) {
    throw new PlainFailure(`'${command}' has no option --${foreign}. ${HELP}`);
  }
}

/** Of two options that say different things, one would be passed over. */
function refusePairs(
  given: Readonly<Partial<Record<(typeof NOT_TO_END)[number], string>>>,
  percent: number | undefined,
): void {
  if (given.release !== undefined && given.dist !== undefined) {
    throw new PlainFailure(
      'A canary is one release: name it with --release, or its build with --dist.',
    );
  }
  const idle = percent === 0 ? NOT_TO_END.find((option) => given[option] !== undefined) : undefined;
  if (idle) throw new PlainFailure(`--percent 0 ends the canary: leave --${idle} away.`);
}

/** Options of a canary that say nothing where it is ended. */
const NOT_TO_END = ['for', 'max-failures', 'release', 'dist'] as const;

function remotesOf(
  command: CommandName,
  names: readonly string[],
  surroundings: Surroundings,
): readonly RemoteName[] {
  if (command === 'settings') {
    if (names.length === 0) return [];
    throw new PlainFailure(`'settings' are the portal's, not those of ${names.join(' ')}. ${HELP}`);
  }
  const [name = '', ...more] = names;
  if (isPartName(name) && more.length === 0) return [name];
  if (names.length > 0) {
    throw new PlainFailure(
      `'${names.join(' ')}' is no name of a remote: lower-case words with hyphens, at most ${LONGEST_PART_NAME} characters, as in mf-worker.`,
    );
  }
  if (surroundings.problem && command !== 'create') throw new PlainFailure(surroundings.problem);
  const here = [...surroundings.remotes.keys()];
  if (here.length === 1 && command !== 'create') return here;
  if (OF_ALL.includes(command)) return [];
  throw new PlainFailure(`Which remote? As in: ${command} mf-worker`);
}

function userOf(
  command: CommandName,
  user: string | undefined,
  remote: RemoteName,
): string | undefined {
  if (command === 'pin' && !user) {
    throw new PlainFailure(`Which user? As in: pin ${remote} --user 65f0… --release 8`);
  }
  return user;
}

const metricsOf = (text = '', { metrics = [] }: Surroundings): readonly string[] => {
  const named = text.split(/[\s,]+/).filter(Boolean);
  return named.length > 0 ? named : metrics;
};

const UNITS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600 };

/** `--for 15m --max-failures 1%`: both or neither, and where the failures are counted. */
function watchOf(values: {
  readonly for?: string;
  readonly 'max-failures'?: string;
}): RemoteOptions['watch'] {
  const { for: time, 'max-failures': share } = values;
  if (time === undefined && share === undefined) return undefined;
  const [, count, unit = ''] = /^(\d+)([smh])$/.exec(time ?? '') ?? [];
  const [, percent] = /^(\d+(?:\.\d+)?)%$/.exec(share ?? '') ?? [];
  if (count === undefined || percent === undefined) {
    throw new PlainFailure(
      'A canary is watched for a time and a share of failures, as in: --for 15m --max-failures 1%',
    );
  }
  return { seconds: Number(count) * (UNITS[unit] ?? 0), maxFailures: Number(percent) };
}

/** The settings that are given; an empty text takes the key or the origins away. */
function settingsOf(
  values: Readonly<Record<string, string | boolean | undefined>>,
): Partial<PortalSettings> {
  const text = (name: (typeof SETTINGS)[number]): string | undefined => {
    const value = values[name];
    return typeof value === 'string' ? value.trim() : undefined;
  };
  const key = text('google-maps-key');
  const android = text('android-store');
  const ios = text('ios-store');
  const terms = text('terms');
  const privacy = text('privacy');
  const origins = text('override-origins');
  return {
    ...(key !== undefined && { googleMapsKey: key || null }),
    ...(android !== undefined && { androidStoreUrl: android }),
    ...(ios !== undefined && { iosStoreUrl: ios }),
    ...(terms !== undefined && { termsUrl: terms || undefined }),
    ...(privacy !== undefined && { privacyUrl: privacy || undefined }),
    ...(origins !== undefined && { overrideOrigins: origins.split(/\s+/).filter(Boolean) }),
  };
}

function numberOf(
  text: string | undefined,
  option: string,
  least: number,
  most = Number.MAX_SAFE_INTEGER,
): number | undefined {
  if (text === undefined) return undefined;
  const number = Number(text);
  if (text !== '' && Number.isInteger(number) && number >= least && number <= most) return number;
  const range = most === Number.MAX_SAFE_INTEGER ? `from ${least} up` : `from ${least} to ${most}`;
  throw new PlainFailure(`${option} takes a whole number ${range}, not '${text}'.`);
}
