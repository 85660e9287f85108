import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Who may sign requests. */
export interface Credentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Why a request is refused, by the code that S3 answers. */
export type Refusal = 'AccessDenied' | 'SignatureDoesNotMatch' | 'XAmzContentSHA256Mismatch';

interface Signed {
  readonly credential: string;
  readonly signedHeaders: string;
  readonly signature: string;
  readonly time: string;
  readonly payloadHash: string;
  /** Seconds that a signed address holds; 15 minutes for signed headers. */
  readonly expires: number;
}

const HEADER = /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)$/;
const HEADER_LIFETIME_S = 900;
const UNSIGNED = 'UNSIGNED-PAYLOAD';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest();
const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (one) =>
    `%${one.charCodeAt(0).toString(16)}`.toUpperCase(),
  );

function signedPartOf(request: IncomingMessage, url: URL): Signed | null {
  const query = url.searchParams;
  const header = HEADER.exec(request.headers.authorization ?? '');
  if (header) {
    const [, credential = '', signedHeaders = '', signature = ''] = header;
    return {
      credential,
      signedHeaders,
      signature,
      time: String(request.headers['x-amz-date'] ?? ''),
      payloadHash: String(request.headers['x-amz-content-sha256'] ?? ''),
      expires: HEADER_LIFETIME_S,
    };
  }
  if (!query.has('X-Amz-Signature')) return null;
  return {
    credential: query.get('X-Amz-Credential') ?? '',
    signedHeaders: query.get('X-Amz-SignedHeaders') ?? '',
    signature: query.get('X-Amz-Signature') ?? '',
    time: query.get('X-Amz-Date') ?? '',
    payloadHash: UNSIGNED,
    expires: Number(query.get('X-Amz-Expires') ?? 0),
  };
}

function canonicalRequest(request: IncomingMessage, url: URL, signed: Signed): string {
  const path = url.pathname.split('/').map((part) => encoded(decodeURIComponent(part)));
  const query = [...url.searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort();
  const headers = signed.signedHeaders
    .split(';')
    .map((name) => `${name}:${String(request.headers[name] ?? '').trim()}\n`);
  return [
    request.method,
    path.join('/'),
    query.join('&'),
    headers.join(''),
    signed.signedHeaders,
    signed.payloadHash,
  ].join('\n');
}

const timeOf = (text: string): number =>
  Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/**
 * Checks a request's AWS Signature Version 4, in headers or in the address, as S3 does: null when it
 * holds, else why not.
 */
export function refusalOf(
  request: IncomingMessage,
  url: URL,
  body: Buffer,
  { accessKeyId, secretAccessKey }: Credentials,
  now: number,
): Refusal | null {
  const signed = signedPartOf(request, url);
  if (!signed) return 'AccessDenied';
  const [keyId, day = '', region = '', service = '', end = ''] = signed.credential.split('/');
  const time = timeOf(signed.time);
  const isFresh = now < time + signed.expires * 1000 && time < now + HEADER_LIFETIME_S * 1000;
  if (keyId !== accessKeyId || !isFresh) return 'AccessDenied';

  const toSign = [
    'AWS4-HMAC-SHA256',
    signed.time,
    [day, region, service, end].join('/'),
    sha256(canonicalRequest(request, url, signed)),
  ].join('\n');
  const key = [day, region, service, end].reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`);
  if (!isSame(hmac(key, toSign).toString('hex'), signed.signature)) return 'SignatureDoesNotMatch';
  const isBodySigned = signed.payloadHash !== UNSIGNED;
  return isBodySigned && signed.payloadHash !== sha256(body) ? 'XAmzContentSHA256Mismatch' : null;
}
