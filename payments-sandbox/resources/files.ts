import type Stripe from 'stripe';
import type { Call, Route } from '../http/call.ts';
import { invalidRequest, missingParam } from '../http/failure.ts';
import { newId } from '../state/ids.ts';

/** What Stripe takes as evidence, and at most how many bytes. */
const TYPES = new Map([
  ['application/pdf', 'pdf'],
  ['image/jpeg', 'jpg'],
  ['image/png', 'png'],
]);
const MOST_BYTES = 5 * 1024 * 1024;

/** Takes a file for a dispute; its bytes are not kept. */
function create(call: Call): object {
  const purpose = call.params.choice('purpose', ['dispute_evidence']);
  if (purpose === undefined) throw missingParam('purpose');
  const given = call.params.nested('file', ['filename', 'type', 'size', 'digest']);
  if (!given) throw missingParam('file');
  const type = TYPES.get(given.requiredText('type'));
  if (type === undefined) {
    throw invalidRequest(
      'You have uploaded an invalid file. It must be one of: pdf, jpeg, png.',
      undefined,
      'file',
    );
  }
  const size = given.requiredInteger('size');
  if (size > MOST_BYTES) {
    throw invalidRequest('The file is too large: at most 5 MB.', undefined, 'file');
  }
  const id = newId('file');
  const file: Stripe.File = {
    id,
    object: 'file',
    created: call.now,
    expires_at: null,
    filename: given.text('filename') ?? null,
    links: { object: 'list', data: [], has_more: false, url: `/v1/file_links?file=${id}` },
    purpose,
    size,
    title: null,
    type,
    url: `https://files.stripe.com/v1/files/${id}/contents`,
  };
  return call.store.put('files', file);
}

export const fileRoutes: readonly Route[] = [
  { method: 'POST', path: '/v1/files', params: ['file', 'purpose'], handle: create },
];
