import { readFileSync } from 'node:fs';
import { Environment } from './environment.ts';
import type { SettingProblem } from './setting-problems.ts';

type Variables = Readonly<Record<string, string | undefined>>;

export interface GivenSettings {
  /** What is set; a blank variable is none. */
  readonly variables: Readonly<Record<string, string>>;
  readonly problems: readonly SettingProblem[];
}

const FILE = '_FILE';

/** The names of the settings that nobody else may read. */
export const secretNames: ReadonlySet<string> = new Set(
  Object.entries(Environment.shape)
    .filter(([, schema]) => schema.meta()?.secret)
    .map(([name]) => name),
);

/** Environment variables, with each secret that a `<NAME>_FILE` names read from its file. */
export function givenSettings(environment: Variables): GivenSettings {
  const variables: Record<string, string> = {};
  for (const [name, value] of Object.entries(environment)) {
    if (value?.trim()) variables[name] = value;
  }
  const problems: SettingProblem[] = [];
  for (const name of secretNames) {
    const path = variables[name + FILE];
    if (path === undefined) continue;
    if (variables[name] !== undefined) {
      problems.push({ name, problem: `Either this or ${name}${FILE}, not both` });
      continue;
    }
    const text = textOf(path);
    // The rest need not say that it is missing, but what the file holds is wrong.
    if (!text) {
      problems.push({ name: name + FILE, problem: `There is no text in the file ${path}` });
    }
    variables[name] = text;
  }
  return { variables, problems };
}

/** The file's text without the end of its line; empty where it cannot be read. */
function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    // Which file is wrong is what an operator needs to know; both cases have the same sentence.
    return '';
  }
}
