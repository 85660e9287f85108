import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';

interface Schema {
  readonly [keyword: string]: unknown;
}

interface Media {
  readonly content?: Readonly<Record<string, { readonly schema: Schema }>>;
}

interface Operation {
  readonly parameters?: readonly { readonly name: string }[];
  readonly requestBody?: Media;
  readonly responses: Readonly<Record<string, Media>>;
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

const file = join(import.meta.dirname, 'stripe-openapi.json');

/** Stripe's OpenAPI file, to hold requests and answers against. */
export class OpenApiShapes {
  readonly #document = JSON.parse(readFileSync(file, 'utf8')) as Document;
  readonly #ajv = new Ajv({
    allErrors: true,
    strict: false,
    formats: { decimal: true, 'unix-time': true },
    schemas: [{ $id: 'stripe', ...(asJsonSchema(this.#document) as Schema) }],
  });
  readonly #compiled = new Map<string, ValidateFunction>();

  /** Whether the file knows the path at all. */
  knows(method: string, path: string): boolean {
    return this.#document.paths[path]?.[method.toLowerCase()] !== undefined;
  }

  /** The paths and methods in the file. */
  operations(): { method: string; path: string }[] {
    return Object.entries(this.#document.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => ({ method: method.toUpperCase(), path })),
    );
  }

  /** The names of the parameters that Stripe takes there, in the query or the form. */
  parametersOf(method: string, path: string): string[] {
    const operation = this.#document.paths[path]?.[method.toLowerCase()];
    const form = operation?.requestBody?.content?.['application/x-www-form-urlencoded']?.schema;
    return [
      ...(operation?.parameters ?? []).map(({ name }) => name),
      ...Object.keys((form?.properties as object | undefined) ?? {}),
    ];
  }

  /** What is wrong with the answer of an operation in the file. */
  problemsWithAnswer(method: string, path: string, status: number, body: unknown): string[] {
    const code = status === 200 ? '200' : 'default';
    const steps = ['paths', path, method.toLowerCase(), 'responses', code];
    return this.#problems([...steps, 'content', 'application/json', 'schema'], body);
  }

  /** What is wrong with an object, by the schema of its name; nothing where the file has none. */
  problemsWithObject(body: object): string[] {
    const kind = 'object' in body ? String(body.object) : 'error';
    const name = 'deleted' in body ? `deleted_${kind}` : kind;
    if (this.#document.components.schemas[name] === undefined) return [];
    return this.#problems(['components', 'schemas', name], body);
  }

  #problems(steps: readonly string[], body: unknown): string[] {
    const pointer = steps
      .map((step) => step.replaceAll('~', '~0').replaceAll('/', '~1'))
      .map(encodeURIComponent)
      .join('/');
    const check = this.#compiled.get(pointer) ?? this.#ajv.compile({ $ref: `stripe#/${pointer}` });
    this.#compiled.set(pointer, check);
    check(body);
    return (check.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  }
}

/** OpenAPI 3.0 says `nullable`; JSON Schema says that null is one of the types. */
function asJsonSchema(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(asJsonSchema);
  if (typeof node !== 'object' || node === null) return node;
  const entries = Object.entries(node).map(([name, value]) => [name, asJsonSchema(value)] as const);
  const { nullable, ...schema } = Object.fromEntries(entries) as Schema;
  return nullable === true ? { anyOf: [schema, { type: 'null' }] } : schema;
}
