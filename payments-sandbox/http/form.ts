import { invalidRequest } from './failure.ts';

/** A decoded form: texts and nested forms by name. Lists are forms with the names 0, 1, 2 … */
export interface Form {
  [name: string]: string | Form;
}

const DEPTH = 10;

/** Decodes `a=1&b[c]=2&d[]=3&e[0]=4`, as Stripe's libraries write it. Throws a Failure where a name is malformed. */
export function parseForm(text: string): Form {
  const form = emptyForm();
  for (const [name, value] of new URLSearchParams(text)) insert(form, pathOf(name), name, value);
  return form;
}

function pathOf(name: string): string[] {
  const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name);
  if (!match?.[1]) throw invalidRequest(`Invalid parameter name: ${name}`, undefined, name);
  const nested = [...(match[2] ?? '').matchAll(/\[([^[\]]*)\]/g)].map((part) => part[1] ?? '');
  if (nested.length > DEPTH)
    throw invalidRequest(`Parameter nested too deeply: ${name}`, undefined, name);
  return [match[1], ...nested];
}

function insert(form: Form, path: readonly string[], name: string, value: string): void {
  const [head = '', ...rest] = path;
  const key = head === '' ? String(Object.keys(form).length) : head;
  if (rest.length === 0) {
    form[key] = value;
    return;
  }
  const inner = form[key] ?? emptyForm();
  if (typeof inner === 'string') throw invalidRequest(`Invalid object: ${name}`, undefined, name);
  form[key] = inner;
  insert(inner, rest, name, value);
}

function emptyForm(): Form {
  return Object.create(null) as Form;
}
