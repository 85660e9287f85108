import { type Module, parseSync } from '@swc/core';

/** What a source file says about texts. */
export interface SourceTexts {
  /** Every string in the code: a key may be one of them. */
  readonly strings: readonly string[];
  /** The first arguments of `t('…')` that are plain strings. */
  readonly asked: readonly string[];
  /** The fixed parts of templates around their values: a key may be one, such as `status.${kind}`. */
  readonly templates: readonly (readonly string[])[];
  /** Words written into JSX instead of a locale file. */
  readonly literals: readonly string[];
}

interface Node {
  readonly type: string;
  readonly [part: string]: unknown;
}

/** Attributes that a person reads or hears. */
const READ_BY_PEOPLE = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'cancelText',
  'description',
  'emptyText',
  'extra',
  'heading',
  'help',
  'hint',
  'label',
  'okText',
  'placeholder',
  'subtitle',
  'title',
  'tooltip',
]);
const WORD = /\p{L}{2,}/u;

/** Reads a TypeScript source, with JSX where the file's name says so; throws where it cannot be parsed. */
export function readSource(source: string, fileName = 'source.tsx'): SourceTexts {
  const found: Found = { strings: [], asked: [], templates: [], literals: [] };
  const tsx = fileName.endsWith('x');
  const module: Module = parseSync(source, { syntax: 'typescript', tsx, target: 'es2022' });
  visit(module as unknown as Node, found);
  return found;
}

interface Found {
  readonly strings: string[];
  readonly asked: string[];
  readonly templates: string[][];
  readonly literals: string[];
}

function visit(node: Node, found: Found): void {
  collect(node, found);
  for (const part of Object.values(node)) {
    for (const child of Array.isArray(part) ? part : [part]) {
      if (isNode(child)) visit(child, found);
      else if (isNode(child?.expression)) visit(child.expression, found);
    }
  }
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

function collect(node: Node, found: Found): void {
  const { type } = node;
  if (type === 'StringLiteral') found.strings.push(String(node.value));
  if (type === 'TemplateLiteral') found.templates.push(fixedPartsOf(node));
  if (type === 'CallExpression') found.asked.push(...askedBy(node));
  if (type === 'JSXText' && WORD.test(String(node.value))) {
    found.literals.push(String(node.value).trim());
  }
  if (type === 'JSXAttribute') found.literals.push(...spokenBy(node));
}

const textOf = (value: unknown): string | undefined =>
  isNode(value) && value.type === 'StringLiteral' ? String(value.value) : undefined;

function fixedPartsOf(node: Node): string[] {
  const parts = node.quasis as readonly { readonly cooked?: string; readonly raw: string }[];
  return parts.map(({ cooked, raw }) => cooked ?? raw);
}

/** `t('key')`; other calls ask for nothing. */
function askedBy(node: Node): string[] {
  const callee = node.callee as Node;
  if (callee.type !== 'Identifier' || callee.value !== 't') return [];
  const [first] = node.arguments as readonly { readonly expression: unknown }[];
  const key = textOf(first?.expression);
  return key === undefined ? [] : [key];
}

/** The words of an attribute that people read: `label="Save"` and `label={'Save'}`. */
function spokenBy(node: Node): string[] {
  const name = (node.name as Node).value;
  if (!READ_BY_PEOPLE.has(String(name))) return [];
  const value = node.value as Node | null;
  const inner = value?.type === 'JSXExpressionContainer' ? value.expression : value;
  const text = textOf(inner);
  return text !== undefined && WORD.test(text) ? [text] : [];
}
