import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

interface UnknownField {
  /** Where the object stands that has the field. */
  readonly path: readonly PropertyKey[];
  readonly key: string;
}

/** The fields that a schema does not know; null when anything else is wrong too. */
function unknownFields(
  issues: readonly Issue[],
  base: readonly PropertyKey[] = [],
): UnknownField[] | null {
  const found: UnknownField[] = [];
  for (const issue of issues) {
    const path = [...base, ...issue.path];
    if (issue.code === 'unrecognized_keys') {
      found.push(...issue.keys.map((key) => ({ path, key })));
    } else if (issue.code === 'invalid_union') {
      const option = issue.errors.map((errors) => unknownFields(errors, path)).find(Boolean);
      if (!option) return null;
      found.push(...option);
    } else {
      return null;
    }
  }
  return found;
}

function removeField(value: unknown, { path, key }: UnknownField): void {
  const holder = path.reduce<unknown>(
    (part, step) => (part as Record<PropertyKey, unknown> | undefined)?.[step],
    value,
  );
  if (typeof holder === 'object' && holder !== null) Reflect.deleteProperty(holder, key);
}

/**
 * Reads what the API sent by its schema. Fields that the schema does not know are dropped: the API may
 * be newer than an open page.
 */
export function readKnown<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): z.ZodSafeParseResult<z.output<Schema>> {
  const result = schema.safeParse(value);
  const newer = result.success ? null : unknownFields(result.error.issues);
  if (!newer) return result;
  const copy: unknown = structuredClone(value);
  for (const field of newer) removeField(copy, field);
  return schema.safeParse(copy);
}
