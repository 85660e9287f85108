import { z } from 'zod';

/** Marks the schema of an amount, or of what is a price, so that who sees no money gets no such field. */
export const MONEY = { title: 'Money' } as const;

const isMoney = (schema: z.core.$ZodType): boolean =>
  z.globalRegistry.get(schema)?.title === MONEY.title;

type Visit = (holder: object, key: string, path: string) => void;

/** Calls back with each field of a value that its schema says is money, whether it is there or not. */
function visitMoney(schema: z.core.$ZodType, value: unknown, visit: Visit, path = ''): void {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    visitMoney(schema.unwrap(), value, visit, path);
  } else if (schema instanceof z.ZodUnion) {
    const option = schema.options.find((each) => isOf(each, value));
    if (option) visitMoney(option, value, visit, path);
  } else if (schema instanceof z.ZodArray && Array.isArray(value)) {
    for (const [at, item] of value.entries()) {
      visitMoney(schema.element, item, visit, `${path}.${at}`);
    }
  } else if (typeof value === 'object' && value !== null) {
    visitFields(schema, value, visit, path);
  }
}

function visitFields(schema: z.core.$ZodType, value: object, visit: Visit, path: string): void {
  if (schema instanceof z.ZodRecord) {
    for (const [key, part] of Object.entries(value)) {
      visitMoney(schema.valueType, part, visit, `${path}.${key}`);
    }
  } else if (schema instanceof z.ZodObject) {
    for (const [key, field] of Object.entries<z.core.$ZodType>(schema.shape)) {
      if (holdsMoney(field)) visit(value, key, `${path}.${key}`);
      else visitMoney(field, Reflect.get(value, key), visit, `${path}.${key}`);
    }
  }
}

/** Whether a field is an amount itself, be it optional or nullable. */
function holdsMoney(schema: z.core.$ZodType): boolean {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodNullable
    ? isMoney(schema) || holdsMoney(schema.unwrap())
    : isMoney(schema);
}

/** Whether a value is of an alternative, by its other fields where amounts may be missing. */
function isOf(option: z.core.$ZodType, value: unknown): boolean {
  if (!(option instanceof z.ZodObject)) return z.safeParse(option, value).success;
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries<z.core.$ZodType>(option.shape).every(([key, field]) =>
    field instanceof z.ZodLiteral
      ? z.safeParse(field, Reflect.get(value, key)).success
      : Object.hasOwn(value, key) || holdsMoney(field) || field instanceof z.ZodOptional,
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
