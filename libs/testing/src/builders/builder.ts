import type { z } from 'zod';

/** An example value of a contract, with `with` to get a changed copy. */
export type Built<Value> = Value & {
  /** The same with some fields changed; checked against the contract again. */
  with(changes: Partial<Value>): Built<Value>;
};

function built<Schema extends z.ZodType<object>>(
  schema: Schema,
  value: z.input<Schema>,
): Built<z.output<Schema>> {
  const checked = schema.parse(value);
  const withChanges = (changes: Partial<z.output<Schema>>) =>
    built(schema, { ...checked, ...changes } as z.input<Schema>);
  // Not enumerable, so that a built value equals, and travels as, the plain one.
  return Object.defineProperty(checked, 'with', { value: withChanges }) as Built<z.output<Schema>>;
}

/**
 * A function that makes example values of a contract: `aUser()`, `aUser({ name: 'Ana' })`,
 * `aUser().with({ suspended: true })`. Throws when a value no longer fits its contract.
 */
export const builderOf =
  <Schema extends z.ZodType<object>>(schema: Schema, example: () => z.input<Schema>) =>
  (changes: Partial<z.input<Schema>> = {}): Built<z.output<Schema>> =>
    built(schema, { ...(example() as object), ...changes } as z.input<Schema>);
