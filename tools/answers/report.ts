import type { Difference } from './find-differences.ts';

const SHOWN = 200;

/** The differences for people: one line for each field of each call, with the first example. */
export function reportLines(differences: readonly Difference[]): string[] {
  const groups = new Map<string, Difference[]>();
  for (const difference of differences) {
    const { call, field, kind } = difference;
    const title = `GET ${call}  ${field} ${kind}`;
    groups.set(title, [...(groups.get(title) ?? []), difference]);
  }
  return [...groups].flatMap(([title, [first, ...others]]) => {
    if (!first) return [];
    const more = others.length > 0 ? `, and ${others.length} more` : '';
    return [
      title,
      `    ${first.label}${more}`,
      `    before: ${shown(first.before)}`,
      `    after:  ${shown(first.after)}`,
    ];
  });
}

function shown(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}
