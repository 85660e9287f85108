import type { z } from 'zod';
import { Environment, SETTING_GROUPS } from './environment.ts';
import { secretNames } from './given-settings.ts';
import { REQUIRED } from './settings/setting.ts';

/** Where the table for operators and the example of a file with settings are kept. */
export const SETTINGS_PAGE = 'docs/operators/settings.md';
export const SETTINGS_EXAMPLE = '.env.example';

const HEADER = ['setting', 'default', 'what for'];

const INTRODUCTION = `# Settings of the API

This page is written by \`npm run settings\`; a test says when it is not current.

\`NODE_ENV\` is \`production\` unless it says \`development\` or \`test\`. In production nothing falls back: the API names everything that is missing or wrong, in one list, and does not start ([why](../adr/0160-production-fails-closed.md)). \`operator check-config\` says the same without starting. 'required' is meant for production. A blank variable is none. [Whom limits count](../adr/0162-whom-limits-count.md) says what a network is.

A secret may also come from a file: \`JWT_SECRET_FILE=/run/secrets/jwt\` instead of \`JWT_SECRET\`, and so for ${listed([...secretNames].filter((name) => name !== 'JWT_SECRET'))}.
`;

const EXAMPLE_INTRODUCTION = `# Settings of the API, as systemd's EnvironmentFile and compose files read them. Written by
# \`npm run settings\` from the code; docs/operators/settings.md says what each is for.
# Nothing reads a file .env by itself: systemd, a compose file or \`node --env-file\` does.
# In production those without a # at the beginning of their line are needed.
`;

/** The table of all settings, as it is formatted. */
export const settingsPage = (): string => {
  const groups = Object.entries(SETTING_GROUPS).map(
    ([title, settings]) => `## ${title}\n\n${table(Object.keys(settings).map(row))}`,
  );
  return [INTRODUCTION, ...groups].join('\n');
};

/** All settings with their defaults, for a file of an operator's own. */
export const settingsExample = (): string => {
  const groups = Object.entries(SETTING_GROUPS).map(([title, settings]) =>
    [`# ${title}`, ...Object.keys(settings).map(exampleLine), ''].join('\n'),
  );
  return [EXAMPLE_INTRODUCTION, ...groups].join('\n');
};

function row(name: string): readonly string[] {
  const { description = '' } = notesOf(name);
  const initial = initialOf(name);
  const shown = initial === '' || initial === REQUIRED ? initial : quoted(initial);
  return [`\`${name}\``, shown, description];
}

/** 'a, elsewhere b' has its two values quoted. */
const quoted = (initial: string): string =>
  initial
    .split(', elsewhere ')
    .map((value) => (/^[\d.]+$/.test(value) ? value : `\`${value}\``))
    .join(', elsewhere ');

function exampleLine(name: string): string {
  const initial = initialOf(name);
  if (initial === REQUIRED) return `${name}=`;
  const value = initial.includes(', elsewhere ') ? initial.split(', ', 1)[0] : initial;
  return `# ${name}=${value}`;
}

function initialOf(name: string): string {
  const { initial, schema } = notesOf(name);
  if (initial !== undefined) return initial;
  const value = schema.safeParse(undefined).data;
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

interface Notes {
  readonly schema: z.ZodType;
  readonly description: string | undefined;
  readonly initial: string | undefined;
}

function notesOf(name: string): Notes {
  const schema = (Environment.shape as Readonly<Record<string, z.ZodType>>)[name];
  const notes = schema?.meta();
  if (!schema || !notes) throw new Error(`The setting ${name} has no notes`);
  const initial = typeof notes.initial === 'string' ? notes.initial : undefined;
  return { schema, description: notes.description, initial };
}

function table(rows: readonly (readonly string[])[]): string {
  const all = [HEADER, ...rows];
  const widths = HEADER.map((_, column) =>
    Math.max(...all.map((cells) => [...(cells[column] ?? '')].length)),
  );
  const line = (cells: readonly string[], fill = ' ') =>
    `| ${widths.map((width, column) => cell(cells[column] ?? '', width, fill)).join(' | ')} |`;
  const rule = line(
    HEADER.map(() => ''),
    '-',
  );
  return `${[line(HEADER), rule, ...rows.map((cells) => line(cells))].join('\n')}\n`;
}

const cell = (text: string, width: number, fill: string): string =>
  text + fill.repeat(width - [...text].length);

function listed(names: readonly string[]): string {
  const quotedNames = names.map((name) => `\`${name}\``);
  return `${quotedNames.slice(0, -1).join(', ')} and ${quotedNames.at(-1)}`;
}
