import { createHash } from 'node:crypto';
import { invalidRequest } from './failure.ts';
import type { Form } from './form.ts';

/**
 * Reads `multipart/form-data`, as uploads of files come. Of a file the form has `filename`, `type`,
 * `size` and a `digest`; its bytes are not kept. Throws a Failure for what is no such form.
 */
export async function parseMultipart(contentType: string, body: Buffer): Promise<Form> {
  const form: Form = Object.create(null) as Form;
  for (const [name, value] of await partsOf(contentType, body)) {
    form[name] = typeof value === 'string' ? value : await fileOf(value);
  }
  return form;
}

async function partsOf(contentType: string, body: Buffer): Promise<FormData> {
  const headers = { 'content-type': contentType };
  const parts = await new Response(new Uint8Array(body), { headers }).formData().catch(() => null);
  return parts ?? refuse();
}

function refuse(): never {
  throw invalidRequest('Invalid multipart/form-data request');
}

async function fileOf(file: File): Promise<Form> {
  const bytes = Buffer.from(await file.arrayBuffer());
  return {
    filename: file.name,
    type: file.type,
    size: String(file.size),
    digest: createHash('sha256').update(bytes).digest('hex'),
  };
}
