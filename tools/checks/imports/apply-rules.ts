import type { ImportRule } from './rules.ts';

/** One import as the rules see it: workspace paths, or `package:name` as target. */
export interface ImportEdge {
  readonly from: string;
  readonly to: string;
  readonly byPackageName: boolean;
  readonly typeOnly: boolean;
}

/** The rules that an import breaks. */
export function brokenRules(edge: ImportEdge, rules: readonly ImportRule[]): ImportRule[] {
  return rules.filter((rule) => isBroken(rule, edge));
}

function isBroken(rule: ImportRule, edge: ImportEdge): boolean {
  const match = rule.from.exec(edge.from);
  if (!match || rule.exceptFrom?.test(edge.from)) return false;
  if (rule.byPathOnly && edge.byPackageName) return false;
  if (!pattern(rule.to, match).test(edge.to)) return false;
  const welcome = [rule.allowed, edge.typeOnly ? rule.allowedTypes : undefined];
  return !welcome.some((allowed) => allowed && pattern(allowed, match).test(edge.to));
}

function pattern(text: string, match: RegExpExecArray): RegExp {
  return new RegExp(text.replaceAll('$1', escaped(match[1] ?? '')));
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
