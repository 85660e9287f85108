import {
  type Argument,
  type CallExpression,
  type Expression,
  type Module,
  type ObjectExpression,
  parseFile,
} from '@swc/core';
import { PlainFailure } from '../process/plain-failure.ts';

/** The routes and slots that a remote's code stands behind. */
export interface ExposedNames {
  readonly routes: readonly string[];
  readonly slots: readonly string[];
}

const isDefineRemote = (expression: Expression): expression is CallExpression =>
  expression.type === 'CallExpression' &&
  expression.callee.type === 'Identifier' &&
  expression.callee.value === 'defineRemote';

function definitionIn(module: Module): ObjectExpression | undefined {
  for (const item of module.body) {
    if (item.type !== 'ExportDefaultExpression' || !isDefineRemote(item.expression)) continue;
    const [first]: Argument[] = item.expression.arguments;
    if (first?.expression.type === 'ObjectExpression') return first.expression;
  }
  return undefined;
}

/** The value of a property, when it is written out as an object. */
function objectAt(object: ObjectExpression, name: string): ObjectExpression | undefined {
  for (const property of object.properties) {
    if (property.type !== 'KeyValueProperty') continue;
    const { key, value } = property;
    const isNamed = 'value' in key && key.value === name;
    if (isNamed && value.type === 'ObjectExpression') return value;
  }
  return undefined;
}

function keysOf(object: ObjectExpression | undefined): string[] {
  return (object?.properties ?? []).flatMap((property) => {
    if (property.type !== 'KeyValueProperty') return [];
    return 'value' in property.key ? [String(property.key.value)] : [];
  });
}

/**
 * Reads `src/remote.tsx`: its default export must be `defineRemote({ … })` with `routes` and
 * `slots` written out. Throws a PlainFailure that says so when it is not.
 */
export async function exposedNames(file: string): Promise<ExposedNames> {
  const module = await parseFile(file, { syntax: 'typescript', tsx: true });
  const definition = definitionIn(module);
  if (definition === undefined) {
    throw new PlainFailure(`${file} does not export defineRemote({ … }) by default.`);
  }
  const routes = objectAt(definition, 'routes');
  if (routes === undefined) throw new PlainFailure(`${file} has no routes written out.`);
  return { routes: keysOf(routes), slots: keysOf(objectAt(definition, 'slots')) };
}
