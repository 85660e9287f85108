import fc from 'fast-check';

/** The part of JSON Schema that the OpenAPI document uses for input. */
export interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

const MOST_TEXT = 300;
const MOST_ITEMS = 4;

/** What people and programs send, next to text of any kind. */
const USUAL_TEXTS = [
  'employer-1@example.ca',
  'somebody@example.ca',
  'correct horse',
  '+14165550100',
  'https://files.example.ca/a.jpg',
  'ON',
  'British Columbia',
  'Toronto',
  '<p>Trim.</p><script>alert(1)</script>',
  '',
  ' ',
  '$where',
  '\u202e\u0000',
  '=1+1',
  "'; --",
] as const;

/** Values of a schema; ids are mostly those of things that are there. */
export function valuesOf(schema: Schema, ids: readonly string[]): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) {
    return fc.oneof(...choices.map((choice) => valuesOf(choice, ids)));
  }
  if ('const' in schema) {
    return fc.constant(schema.const);
  }
  if (schema.enum) {
    return fc.constantFrom(...schema.enum);
  }
  switch (schema.type) {
    case 'string':
      return texts(schema, ids);
    case 'number':
    case 'integer':
      return numbers(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(valuesOf(schema.items ?? {}, ids), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.max(
          schema.minItems ?? 0,
          Math.min(schema.maxItems ?? MOST_ITEMS, MOST_ITEMS),
        ),
      });
    case 'object':
      return objects(schema, ids);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function texts({ format, pattern, minLength = 0, maxLength }: Schema, ids: readonly string[]) {
  if (format === 'date-time') {
    return dates().map((date) => date.toISOString());
  }
  if (format === 'date') {
    return dates().map((date) => date.toISOString().slice(0, 10));
  }
  if (pattern === '^[0-9a-f]{24}$') {
    return fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...ids) },
      { weight: 1, arbitrary: fc.stringMatching(/^[0-9a-f]{24}$/) },
    );
  }
  if (pattern) {
    return fc.stringMatching(new RegExp(pattern));
  }
  return fc.oneof(
    fc.constantFrom(...USUAL_TEXTS),
    fc.string({
      unit: 'grapheme',
      minLength,
      maxLength: Math.min(maxLength ?? MOST_TEXT, MOST_TEXT),
    }),
  );
}

/** Around the time of the tests, in quarters of an hour. */
function dates(): fc.Arbitrary<Date> {
  const start = Date.parse('2026-05-01T00:00:00Z');
  return fc
    .integer({ min: 0, max: 4 * 24 * 20 })
    .map((quarters) => new Date(start + quarters * 900_000));
}

function numbers({ type, minimum = -10, maximum = 1000 }: Schema): fc.Arbitrary<number> {
  const [min, max] = [Math.max(minimum, -1e6), Math.min(maximum, 1e6)];
  const whole = fc.integer({ min: Math.ceil(min), max: Math.floor(max) });
  if (type === 'integer') {
    return whole;
  }
  const halves = whole.map((value) => Math.min(max, value + 0.5));
  return fc.oneof(whole, halves, fc.double({ min, max, noNaN: true }));
}

function objects({ properties = {}, required = [] }: Schema, ids: readonly string[]) {
  const model = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, valuesOf(schema, ids)]),
  );
  return fc.record(model, { requiredKeys: [...required] });
}
