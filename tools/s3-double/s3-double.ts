import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listen } from '@leafshift/remote-kit/ports/listen';
import { type Credentials, refusalOf } from './signature.ts';

/** An object as the bucket holds it. */
export interface StoredObject {
  readonly bytes: Buffer;
  readonly etag: string;
  /** What was sent with it and comes back with it: type, cache control. */
  readonly headers: Readonly<Record<string, string>>;
  readonly writtenAt: Date;
}

/** A bucket in memory behind S3's HTTP API. */
export interface S3Double {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly credentials: Credentials;
  /** The objects by key; tests may look and change. */
  readonly objects: Map<string, StoredObject>;
  /** Takes the store away; again does nothing. */
  stop(): Promise<void>;
}

const KEPT_HEADERS = ['content-type', 'cache-control', 'content-encoding'];
const STATUS: Readonly<Record<string, number>> = {
  AccessDenied: 403,
  SignatureDoesNotMatch: 403,
  XAmzContentSHA256Mismatch: 400,
  NoSuchKey: 404,
  NoSuchBucket: 404,
  PreconditionFailed: 412,
  MethodNotAllowed: 405,
};
const MOST_KEYS = 1000;

const xml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

function refuse(response: ServerResponse, code: string): void {
  response.writeHead(STATUS[code] ?? 400, { 'content-type': 'application/xml' });
  response.end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`);
}

/**
 * Starts a bucket on a free port of this machine. It has what our code relies on: signatures that
 * are checked, nothing for the unsigned, conditional writes, and lists in pages.
 */
export async function startS3Double({
  now = Date.now,
}: {
  now?: () => number;
} = {}): Promise<S3Double> {
  const bucket = 'leafshift-test';
  const credentials = { accessKeyId: 'AKIATEST', secretAccessKey: 'only-for-tests' };
  const objects = new Map<string, StoredObject>();

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
    const body = await buffer(request);
    const refusal = refusalOf(request, url, body, credentials, now());
    if (refusal) return refuse(response, refusal);
    const [, name, ...rest] = decodeURIComponent(url.pathname).split('/');
    if (name !== bucket) return refuse(response, 'NoSuchBucket');
    const key = rest.join('/');
    if (key === '') return list(objects, url, response);
    if (isUnmet(objects.get(key), request)) return refuse(response, 'PreconditionFailed');
    if (request.method === 'PUT')
      return put(objects, key, { request, bytes: body, writtenAt: new Date(now()) }, response);
    if (request.method === 'DELETE') {
      objects.delete(key);
      response.writeHead(204).end();
      return;
    }
    return get(objects.get(key), request, response);
  };

  const server = createServer((request, response) => {
    answer(request, response).catch((failure: Error) => response.destroy(failure));
  });
  const running = await listen(server, 0);
  let stopping: Promise<void> | undefined;
  return {
    endpoint: `http://127.0.0.1:${running.port}`,
    bucket,
    region: 'ca-central-1',
    credentials,
    objects,
    stop: () => {
      stopping ??= running.stop();
      return stopping;
    },
  };
}

const isUnmet = (object: StoredObject | undefined, { headers }: IncomingMessage): boolean =>
  (headers['if-none-match'] === '*' && object !== undefined) ||
  (headers['if-match'] !== undefined && headers['if-match'] !== object?.etag);

function put(
  objects: Map<string, StoredObject>,
  key: string,
  {
    request,
    bytes,
    writtenAt,
  }: {
    readonly request: IncomingMessage;
    readonly bytes: Buffer;
    readonly writtenAt: Date;
  },
  response: ServerResponse,
): void {
  const etag = `"${createHash('md5').update(bytes).digest('hex')}"`;
  const headers = Object.fromEntries(
    KEPT_HEADERS.flatMap((name) => {
      const value = request.headers[name];
      return value === undefined ? [] : [[name, String(value)]];
    }),
  );
  objects.set(key, { bytes, etag, headers, writtenAt });
  response.writeHead(200, { etag }).end();
}

function get(
  object: StoredObject | undefined,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!isRead || !object) {
    refuse(response, isRead ? 'NoSuchKey' : 'MethodNotAllowed');
    return;
  }
  const { bytes, etag, headers, writtenAt } = object;
  response.writeHead(200, {
    ...headers,
    etag,
    'content-length': bytes.length,
    'last-modified': writtenAt.toUTCString(),
  });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

function list(objects: Map<string, StoredObject>, url: URL, response: ServerResponse): void {
  const prefix = url.searchParams.get('prefix') ?? '';
  const after = url.searchParams.get('continuation-token') ?? '';
  const most = Math.min(Number(url.searchParams.get('max-keys') ?? MOST_KEYS), MOST_KEYS);
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
  const page = keys.slice(0, most);
  const isTruncated = keys.length > page.length;
  const contents = page.map((key) => {
    const { bytes, etag } = objects.get(key) ?? { bytes: Buffer.alloc(0), etag: '' };
    return `<Contents><Key>${xml(key)}</Key><ETag>${xml(etag)}</ETag><Size>${bytes.length}</Size></Contents>`;
  });
  const next = isTruncated
    ? `<NextContinuationToken>${xml(page.at(-1) ?? '')}</NextContinuationToken>`
    : '';
  response.writeHead(200, { 'content-type': 'application/xml' });
  response.end(
    `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><KeyCount>${page.length}</KeyCount>` +
      `<IsTruncated>${isTruncated}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`,
  );
}
