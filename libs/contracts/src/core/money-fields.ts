import type { z } from 'zod';

/** Marks the schema of an amount, or of what is a price, so that who sees no money gets no such field. */
export const MONEY = { title: 'Money' } as const;

type Schema = z.core.$ZodType;
type Visit = (holder: object, key: string, path: string) => void;

const isMoney = (schema: Schema): boolean => (schema as z.ZodType).meta()?.title === MONEY.title;

/** By its kind, because pages have the one zod of the shell, which lends no classes. */
const is = <Kind extends z.core.$ZodTypes['_zod']['def']['type']>(
  schema: Schema,
  kind: Kind,
): schema is Extract<z.core.$ZodTypes, { _zod: { def: { type: Kind } } }> =>
  schema._zod.def.type === kind;

const fits = (schema: Schema, value: unknown): boolean =>
  (schema as z.ZodType).safeParse(value).success;

/** Calls back with each field of a value that its schema says is money, whether it is there or not. */
function visitMoney(schema: Schema, value: unknown, visit: Visit, path = ''): void {
  if (is(schema, 'optional') || is(schema, 'nullable')) {
    visitMoney(schema._zod.def.innerType, value, visit, path);
  } else if (is(schema, 'union')) {
    const option = schema._zod.def.options.find((each) => isOf(each, value));
    if (option) visitMoney(option, value, visit, path);
  } else if (is(schema, 'array') && Array.isArray(value)) {
    for (const [at, item] of value.entries()) {
      visitMoney(schema._zod.def.element, item, visit, `${path}.${at}`);
    }
  } else if (typeof value === 'object' && value !== null) {
    visitFields(schema, value, visit, path);
  }
}

function visitFields(schema: Schema, value: object, visit: Visit, path: string): void {
  if (is(schema, 'record')) {
    for (const [key, part] of Object.entries(value)) {
      visitMoney(schema._zod.def.valueType, part, visit, `${path}.${key}`);
    }
  } else if (is(schema, 'object')) {
    for (const [key, field] of Object.entries<Schema>(schema._zod.def.shape)) {
      if (holdsMoney(field)) visit(value, key, `${path}.${key}`);
      else visitMoney(field, Reflect.get(value, key), visit, `${path}.${key}`);
    }
  }
}

/** Whether a field is an amount itself, be it optional or nullable. */
function holdsMoney(schema: Schema): boolean {
  return is(schema, 'optional') || is(schema, 'nullable')
    ? isMoney(schema) || holdsMoney(schema._zod.def.innerType)
    : isMoney(schema);
}

/** Whether a value is of an alternative, by its other fields where amounts may be missing. */
function isOf(option: Schema, value: unknown): boolean {
  if (!is(option, 'object')) return fits(option, value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries<Schema>(option._zod.def.shape).every(([key, field]) =>
    is(field, 'literal')
      ? fits(field, Reflect.get(value, key))
      : Object.hasOwn(value, key) || holdsMoney(field) || is(field, 'optional'),
  );
}

/** The value of an answer without any amount (BUSINESS-3). */
export function withoutMoney(schema: z.ZodType, value: unknown): unknown {
  const copy: unknown = structuredClone(value);
  visitMoney(schema, copy, (holder, key) => Reflect.deleteProperty(holder, key));
  return copy;
}

/** Says that amounts were left out of an answer. */
export const AMOUNTS_HEADER = { name: 'x-leafshift-amounts', hidden: 'hidden' } as const;

/** Stands for a missing amount while an answer is read; within the bounds of every schema of one. */
const PLACEHOLDER = 20;

/** Reads an answer whose amounts were left out: each is `NaN`, which nothing takes for an amount. */
export function readWithoutMoney<Result>(
  schema: z.ZodType,
  value: unknown,
  read: (filled: unknown) => z.ZodSafeParseResult<Result>,
): z.ZodSafeParseResult<Result> {
  const filled: unknown = structuredClone(value);
  const hidden = new Set<string>();
  visitMoney(schema, filled, (holder, key, path) => {
    if (!Object.hasOwn(holder, key)) {
      hidden.add(path);
      Reflect.set(holder, key, PLACEHOLDER);
    }
  });
  const result = read(filled);
  if (result.success) {
    visitMoney(schema, result.data, (holder, key, path) => {
      if (hidden.has(path)) Reflect.set(holder, key, Number.NaN);
    });
  }
  return result;
}
