import { parse } from '@swc/core';

/** One import, re-export, `import()`, `require()` or `import('…')` type, as written in a file. */
export interface ImportStatement {
  readonly specifier: string;
  /** True when nothing of it remains at run time. */
  readonly typeOnly: boolean;
}

type AstNode = { readonly type: string } & Readonly<Record<string, unknown>>;

/** Every module that a TypeScript or JavaScript source names, in order of appearance. */
export async function readImports(source: string, fileName: string): Promise<ImportStatement[]> {
  const program = await parse(source, {
    syntax: 'typescript',
    tsx: /\.[jt]sx$/.test(fileName),
    decorators: true,
    target: 'es2023',
  });
  const found: ImportStatement[] = [];
  visit(program, (node) => {
    const statement = importOf(node);
    if (statement) found.push(statement);
  });
  return found;
}

function importOf(node: AstNode): ImportStatement | undefined {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
      return statementOf(node.source, node.typeOnly === true || onlyTypesNamed(node));
    case 'TsImportType':
      return statementOf(node.argument, true);
    case 'TsExternalModuleReference':
      return statementOf(node.expression, false);
    case 'CallExpression':
      return loadsModule(node) ? statementOf(firstArgument(node), false) : undefined;
    default:
      return undefined;
  }
}

function statementOf(literal: unknown, typeOnly: boolean): ImportStatement | undefined {
  if (!isNode(literal) || literal.type !== 'StringLiteral') return undefined;
  return { specifier: String(literal.value), typeOnly };
}

function onlyTypesNamed(node: AstNode): boolean {
  const specifiers = Array.isArray(node.specifiers) ? node.specifiers : [];
  return specifiers.length > 0 && specifiers.every((specifier) => specifier.isTypeOnly === true);
}

function loadsModule(call: AstNode): boolean {
  const callee = call.callee;
  if (!isNode(callee)) return false;
  return callee.type === 'Import' || (callee.type === 'Identifier' && callee.value === 'require');
}

function firstArgument(call: AstNode): unknown {
  return Array.isArray(call.arguments) ? call.arguments[0]?.expression : undefined;
}

function visit(value: unknown, see: (node: AstNode) => void): void {
  if (Array.isArray(value)) {
    for (const item of value) visit(item, see);
  } else if (typeof value === 'object' && value !== null) {
    if (isNode(value)) see(value);
    for (const child of Object.values(value)) visit(child, see);
  }
}

function isNode(value: unknown): value is AstNode {
  return typeof value === 'object' && value !== null && 'type' in value;
}
