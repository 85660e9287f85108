import type { Store } from '../state/store.ts';
import type { TableName } from '../state/tables.ts';
import { invalidRequest } from './failure.ts';

const DEPTH = 4;

const tables: Readonly<Record<string, TableName>> = {
  acct: 'accounts',
  ba: 'bankAccounts',
  ch: 'charges',
  cus: 'customers',
  dp: 'disputes',
  pi: 'paymentIntents',
  pm: 'paymentMethods',
  re: 'refunds',
  seti: 'setupIntents',
  tr: 'transfers',
  trr: 'transferReversals',
};

/** The answer with the objects in place of their ids, for `expand[]=payment_method` or `data.customer`. */
export function expand(store: Store, answer: object, paths: readonly string[]): object {
  return paths.reduce((body, path) => {
    const steps = path.split('.');
    if (steps.length > DEPTH) {
      throw invalidRequest(
        'You cannot expand more than 4 levels of a property',
        undefined,
        'expand',
      );
    }
    return expandAt(store, body, steps, path);
  }, answer);
}

function expandAt(store: Store, body: object, steps: readonly string[], path: string): object {
  const [step = '', ...rest] = steps;
  if (!Object.hasOwn(body, step)) throw cannot(path);
  const value: unknown = body[step as keyof typeof body];
  return { ...body, [step]: expandValue(store, value, rest, path) };
}

function expandValue(store: Store, value: unknown, rest: readonly string[], path: string): unknown {
  if (value === null) return null;
  if (Array.isArray(value)) return value.map((item) => expandValue(store, item, rest, path));
  const object = typeof value === 'string' ? find(store, value) : value;
  if (typeof object !== 'object' || object === null) throw cannot(path);
  return rest.length === 0 ? object : expandAt(store, object, rest, path);
}

function find(store: Store, id: string): object | undefined {
  const table = tables[id.split('_')[0] ?? ''];
  return table ? store.find(table, id) : undefined;
}

function cannot(path: string) {
  return invalidRequest(
    `This property cannot be expanded (${path}).`,
    'parameter_unknown',
    'expand',
  );
}
