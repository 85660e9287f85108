import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainFailure } from '@leafshift/remote-kit/process/plain-failure';
import { GatewaySettings, REQUIRED, SECRETS } from './settings.ts';

type Variables = Readonly<Record<string, string | undefined>>;

interface Problem {
  readonly name: string;
  readonly problem: string;
}

/**
 * The settings of an environment; a blank variable is none. Throws a PlainFailure that names everything
 * that is missing or wrong.
 */
export function readSettings(environment: Variables): GatewaySettings {
  const variables = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value?.trim()),
  );
  const problems = [...takeFromFiles(variables)];
  const parsed = GatewaySettings.safeParse(variables);
  problems.push(
    ...(parsed.error?.issues ?? []).map(({ path, message }) => ({
      name: path.join('.'),
      problem: message,
    })),
    ...missing(variables),
  );
  if (parsed.success && problems.length === 0) return parsed.data;
  const lines = problems.map(({ name, problem }) => `  ${name}: ${problem}.`);
  throw new PlainFailure(`The settings are not usable:\n${lines.join('\n')}`);
}

/** Puts secrets that are in files beside the others. */
function* takeFromFiles(variables: Record<string, string | undefined>): Iterable<Problem> {
  for (const name of SECRETS) {
    const path = variables[`${name}_FILE`];
    if (path === undefined) continue;
    if (variables[name] !== undefined) {
      yield { name, problem: `Either this or ${name}_FILE, not both` };
      continue;
    }
    const text = existsSync(path) ? readFileSync(path, 'utf8').trim() : '';
    if (text) variables[name] = text;
    else yield { name: `${name}_FILE`, problem: `There is no text in the file ${path}` };
  }
}

function* missing(variables: Variables): Iterable<Problem> {
  const isProduction = !['development', 'test'].includes(variables.NODE_ENV ?? '');
  for (const name of isProduction ? REQUIRED : []) {
    if (variables[name] === undefined) {
      yield { name, problem: 'This is required in production' };
    }
  }
  const page = join(variables.SHELL_DIR ?? 'shell/dist', 'index.html');
  if (!existsSync(page)) {
    yield { name: 'SHELL_DIR', problem: `There is no ${page}: name the folder of the built shell` };
  }
  if (Boolean(variables.S3_ACCESS_KEY_ID) !== Boolean(variables.S3_SECRET_ACCESS_KEY)) {
    yield {
      name: 'S3_ACCESS_KEY_ID',
      problem: 'The key of the store and its secret come together',
    };
  }
}
