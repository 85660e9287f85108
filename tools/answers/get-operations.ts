/** A field of a query as the OpenAPI document describes it. */
export interface QueryField {
  readonly name: string;
  readonly required: boolean;
  readonly schema: {
    readonly type?: string;
    readonly enum?: readonly string[];
    readonly format?: string;
    readonly pattern?: string;
  };
}

/** A GET of the OpenAPI document; `path` is its template, such as `/posts/{id}`. */
export interface GetOperation {
  readonly path: string;
  /** The names of what its path leaves open. */
  readonly params: readonly string[];
  readonly query: readonly QueryField[];
  readonly isPublic: boolean;
}

interface Operation {
  readonly security?: unknown;
  readonly parameters?: readonly (QueryField & { readonly in: string })[];
}

/** The part of an OpenAPI document that is read here. */
export interface OpenApiDocument {
  readonly paths: Readonly<Record<string, { readonly get?: Operation }>>;
}

/** Every GET of the document, in the order of the paths. */
export function getOperations({ paths }: OpenApiDocument): GetOperation[] {
  return Object.entries(paths)
    .toSorted(([one], [other]) => one.localeCompare(other))
    .flatMap(([path, { get }]) => (get ? [operationOf(path, get)] : []));
}

function operationOf(path: string, { security, parameters = [] }: Operation): GetOperation {
  return {
    path,
    params: [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
    query: parameters.filter((parameter) => parameter.in === 'query'),
    isPublic: security === undefined,
  };
}
