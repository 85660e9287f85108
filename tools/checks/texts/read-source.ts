import { type Module, parseSync } from '@swc/core';

/** What a source file says about texts. */
export interface SourceTexts {
  /** Every string in the code: a key may be one of them. */
  readonly strings: readonly string[];
  /** The first arguments of `t('…')` that are plain strings. */
  readonly asked: readonly string[];
  /** The fixed parts of templates around their values: a key may be one, such as `status.${kind}`. */
  readonly templates: readonly (readonly string[])[];
  /** The codes that `textCode('…')` names. */
  readonly codes: readonly string[];
  /** Sentences that a schema or rule gives instead of a code. */
  readonly sentences: readonly string[];
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
/** Functions of a schema that take a message. */
const RULES_OF_SCHEMAS = new Set(['email', 'max', 'min', 'refine', 'regex', 'url']);
const MESSAGE_NAMES = new Set(['error', 'message', 'msg']);
const WORD = /\p{L}{2,}/u;

/** Reads a TypeScript source, with JSX where the file's name says so; throws where it cannot be parsed. */
export function readSource(source: string, fileName = 'source.tsx'): SourceTexts {
  const found: Found = {
    strings: [],
    asked: [],
    templates: [],
    codes: [],
    sentences: [],
    literals: [],
  };
  const tsx = fileName.endsWith('x');
  const module: Module = parseSync(source, {
    syntax: 'typescript',
    tsx,
    decorators: true,
    target: 'es2022',
  });
  visit(module, found);
  return found;
}

interface Found {
  readonly strings: string[];
  readonly asked: string[];
  readonly templates: string[][];
  readonly codes: string[];
  readonly sentences: string[];
  readonly literals: string[];
}

/** Goes through everything below, also what has no type of its own, such as the function of a method. */
function visit(part: unknown, found: Found): void {
  if (typeof part !== 'object' || part === null) return;
  if (isNode(part)) collect(part, found);
  for (const child of Object.values(part)) visit(child, found);
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

function collect(node: Node, found: Found): void {
  const { type } = node;
  if (type === 'StringLiteral') found.strings.push(String(node.value));
  if (type === 'TemplateLiteral') found.templates.push(fixedPartsOf(node));
  if (type === 'CallExpression') {
    found.asked.push(...keysAskedOf('t', node));
    found.codes.push(...keysAskedOf('textCode', node));
    found.sentences.push(...argumentsOfRule(node).filter(isSentence));
  }
  if (type === 'KeyValueProperty') found.sentences.push(...messageIn(node).filter(isSentence));
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

/** `t('key')`: the key that a call of this function names; other calls name none. */
function keysAskedOf(name: string, node: Node): string[] {
  const callee = node.callee as Node;
  if (callee.type !== 'Identifier' || callee.value !== name) return [];
  const [first] = argumentsOf(node);
  return first === undefined ? [] : [first];
}

/** The strings among a call's arguments, in their order; `undefined` for anything else. */
const argumentsOf = (node: Node): (string | undefined)[] =>
  (node.arguments as readonly { readonly expression: unknown }[]).map(({ expression }) =>
    textOf(expression),
  );

const isSentence = (text: string): boolean => /^\p{Lu}.*(?: |!$)/u.test(text);

/** What `schema.min(1, '…')`, `refuseField('rate', '…')` and their like are given. */
function argumentsOfRule(node: Node): string[] {
  const callee = node.callee as Node;
  const property = callee.property as Node | undefined;
  const isRule =
    callee.type === 'MemberExpression' && RULES_OF_SCHEMAS.has(String(property?.value));
  if (!isRule && callee.value !== 'refuseField') return [];
  return argumentsOf(node).filter((text) => text !== undefined);
}

/** The text of `{ error: '…' }`, `{ message: '…' }` and `{ msg: '…' }`. */
function messageIn(node: Node): string[] {
  const name = (node.key as Node).value;
  const text = textOf(node.value);
  return text !== undefined && MESSAGE_NAMES.has(String(name)) ? [text] : [];
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
