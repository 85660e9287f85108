import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startS3Double } from '../../../../tools/s3-double/s3-double.ts';
import type { ReleaseContext } from '../commands/command.ts';
import { PlainFailure } from '../process/plain-failure.ts';
import { type RemoteOptions, remoteOptions } from '../program/options.ts';
import type { Surroundings } from '../program/surroundings.ts';
import { publishBuild } from '../releases/publish-build.ts';
import type { ReleaseStore } from '../releases/release-store.ts';
import { BucketTarget } from '../releases/target/bucket-target.ts';
import { FolderTarget } from '../releases/target/folder-target.ts';
import type { ReleaseTarget } from '../releases/target/release-target.ts';
import { aBuild, type BuildParts } from './a-build.ts';

interface OpenTarget {
  readonly target: ReleaseTarget;
  end(): Promise<void>;
}

/** A target in a folder that is thrown away. */
export async function inAFolder(): Promise<OpenTarget> {
  const folder = await mkdtemp(join(tmpdir(), 'leafshift-target-'));
  return { target: new FolderTarget(folder), end: () => rm(folder, { recursive: true }) };
}

/** A target in a bucket of our own. */
export async function inABucket(): Promise<OpenTarget> {
  const { bucket, endpoint, region, credentials, stop } = await startS3Double();
  const settings = { bucket, prefix: 'portal/', endpoint, region, ...credentials };
  return { target: new BucketTarget(settings), end: stop };
}

export interface ReleaseContextParts {
  readonly store: ReleaseStore;
  readonly remote?: string;
  /** The arguments of the command, such as `release mf-worker --hold`. */
  readonly text: string;
  readonly build: BuildParts;
  /** What the portal shares; a React by itself. */
  readonly sharedVersions?: Readonly<Record<string, string>>;
  /** Stands still where nothing is said. */
  readonly now?: () => Date;
  readonly say: (line: string) => void;
  /** What the API's metrics say, look after look; the last again. 'unread' where they cannot be read. */
  readonly looks?: readonly string[];
  /** The pause between looks in which somebody ends the watch, from 1. */
  readonly endedIn?: number;
  /** Where browsers reach releases. */
  readonly cdn?: string;
}

const inTurn = (looks: readonly string[]) => {
  const left = [...looks];
  return async () => {
    const text = (left.length > 1 ? left.shift() : left[0]) ?? '';
    if (text === 'unread') throw new PlainFailure('The metrics cannot be read.');
    return [text];
  };
};

/** Pauses that take no time, in one of which the watch is ended. */
function pausesUntil(endedIn: number | undefined): Pick<ReleaseContext, 'wait' | 'heedEnding'> {
  const ended = new AbortController();
  let pauses = 0;
  return {
    wait: async () => {
      pauses += 1;
      if (pauses === endedIn) ended.abort();
    },
    heedEnding: () => ({ signal: ended.signal, stop: () => undefined }),
  };
}

const NOW = new Date(Date.UTC(2026, 4, 12, 15));

/** What a command works with, for specs: the build is a small one, everything else is real. */
export const aReleaseContext = ({
  remote = 'mf-worker',
  store,
  text,
  build,
  sharedVersions = { react: '19.3.1' },
  now = () => NOW,
  say,
  looks = [''],
  endedIn,
  cdn = 'https://cdn.test',
}: ReleaseContextParts): ReleaseContext => ({
  remote,
  options: remoteOptions(text.split(' '), aTeam(), {}) as RemoteOptions,
  store,
  by: 'kim',
  now,
  say,
  sharedVersions: async () => sharedVersions,
  readMetrics: inTurn(looks),
  ...pausesUntil(endedIn),
  publish: async (others) =>
    publishBuild(store, {
      remote,
      ...(await aBuild({ name: remote, ...build })),
      sharedVersions,
      others,
      baseUrl: (number) => `${cdn}/${remote}/${number}/`,
    }),
});

/** The surroundings of a team that has no remote in its folder. */
export const aTeam = (parts: Partial<Surroundings> = {}): Surroundings => ({
  program: 'leafshift-remote',
  remotes: new Map(),
  target: undefined,
  url: undefined,
  portal: 'http://portal.test',
  shared: 'http://portal.test/shared-libraries.json',
  launchBrowser: () => Promise.reject(new Error('There is no browser in this spec.')),
  ...parts,
});
