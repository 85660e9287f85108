import { FoundIds } from './found-ids.ts';
import { getOperations } from './get-operations.ts';
import { masked } from './masks.ts';
import { readOptions } from './options.ts';
import { queryVariants } from './query-variants.ts';

const NOW = new Date('2026-05-04T12:00:00Z');
const POST = 'a'.repeat(24);
const USER = 'b'.repeat(24);

describe('the GETs of an OpenAPI document', () => {
  it('are read with what their paths leave open, their queries and who may call', () => {
    const status = { name: 'status', in: 'query', required: false, schema: { enum: ['open'] } };
    const id = { name: 'id', in: 'path', required: true, schema: { type: 'string' } };
    const document = {
      paths: {
        '/posts/{id}': { get: { security: [{ token: [] }], parameters: [id] }, put: {} },
        '/posts': { get: { parameters: [status] } },
        '/auth': {},
      },
    };
    expect(getOperations(document)).toEqual([
      { path: '/posts', params: [], query: [status], isPublic: true },
      { path: '/posts/{id}', params: ['id'], query: [], isPublic: false },
    ]);
  });
});

describe('the queries of a list', () => {
  const field = (name: string, schema: object, required = false) => ({ name, required, schema });

  it('are none, each value of each field, and one value of all together', () => {
    const fields = [field('status', { enum: ['open', 'filled'] }), field('city', {})];
    expect(queryVariants(fields, NOW)).toEqual([
      '',
      'status=open',
      'status=filled',
      'city=Toronto',
      'status=open&city=Toronto',
    ]);
  });

  it('always have what is required, and never a cursor that no answer gave', () => {
    const fields = [field('chosen', {}, true), field('cursor', {}), field('limit', {})];
    expect(queryVariants(fields, NOW)).toEqual([
      'chosen=fr',
      'chosen=fr&limit=1',
      'chosen=fr&limit=7',
      'chosen=fr&limit=100',
    ]);
  });

  it('ask for days and for instants around now', () => {
    expect(queryVariants([field('to', {})], NOW)).toEqual([
      '',
      'to=2026-05-07',
      'to=2026-05-07T12%3A00%3A00.000Z',
    ]);
  });
});

describe('the ids that answers name', () => {
  const found = new FoundIds();
  found.note({
    posts: [
      { _id: POST, requests: [{ userId: USER }], text: 'at http://127.0.0.1/api/files/x?y=1' },
    ],
  });

  it('stand for the parameters of their kind only', () => {
    expect(found.for('/posts/{id}', 'id')).toEqual([POST]);
    expect(found.for('/posts/cost/{postId}', 'postId')).toEqual([POST]);
    expect(found.for('/profile/temp/{userId}', 'userId')).toEqual([USER]);
    expect(found.for('/invoice/{id}/pdf', 'id')).toEqual([]);
  });

  it('come with the addresses in texts', () => {
    expect(found.addresses).toEqual(['http://127.0.0.1/api/files/x?y=1']);
  });
});

describe('what is masked', () => {
  it.each([
    ['{"requestId":"req-1","msg":"a"}', '{"requestId":"(request)","msg":"a"}'],
    ['/files/k?expires=1&signature=2', '/files/k?expires=(expiry)&signature=(signature)'],
    ['/files/k?expires=1&amp;signature=2', '/files/k?expires=(expiry)&amp;signature=(signature)'],
    ['"seti_1a_secret_2b"', '"seti_(intent)"'],
  ])('is new each time: %s', (text, result) => {
    expect(masked(text)).toBe(result);
  });
});

describe('the options of the comparison', () => {
  it('are a commit and the fields that may be added', () => {
    const allowed = ['/posts/{id} body.openSpots', '* headers.x-frame-options'];
    const args = ['main', ...allowed.flatMap((field) => ['--allow', field])];
    expect(readOptions(args)).toEqual({ revision: 'main', allowed });
  });

  it.each([[[]], [['one', 'two']], [['main', '--allow', 'openSpots']]])(
    'are refused in a sentence: %j',
    (args) => {
      expect(() => readOptions(args)).toThrow(/Name one commit|--allow takes/);
    },
  );
});
