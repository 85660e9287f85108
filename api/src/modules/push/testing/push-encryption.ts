import { createDecipheriv, createECDH, createPublicKey, hkdfSync, verify } from 'node:crypto';

/** What only the browser has: its half of the key pair, and the secret that it shared with the portal. */
export interface BrowserSecrets {
  readonly privateKey: Buffer;
  readonly publicKey: Buffer;
  readonly auth: Buffer;
}

const hkdf = (salt: Buffer, key: Buffer, info: Buffer | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

const TAG_BYTES = 16;
const LAST_RECORD = 2;

/** What a body of `aes128gcm` says (RFC 8188, RFC 8291). Throws where it was not encrypted for this browser. */
export function decrypted(body: Buffer, { privateKey, publicKey, auth }: BrowserSecrets): string {
  const salt = body.subarray(0, 16);
  const recordSize = body.readUInt32BE(16);
  const idLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + idLength);
  const record = body.subarray(21 + idLength);
  if (record.length > recordSize) {
    throw new Error('More than one record');
  }
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(privateKey);
  const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender]);
  const inputKey = hkdf(auth, ecdh.computeSecret(sender), keyInfo, 32);
  const contentKey = hkdf(salt, inputKey, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = hkdf(salt, inputKey, 'Content-Encoding: nonce\0', 12);
  const decipher = createDecipheriv('aes-128-gcm', contentKey, nonce);
  decipher.setAuthTag(record.subarray(-TAG_BYTES));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -TAG_BYTES)), decipher.final()]);
  const end = padded.lastIndexOf(LAST_RECORD);
  if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0)) {
    throw new Error('No delimiter of a last record');
  }
  return padded.subarray(0, end).toString('utf8');
}

/** Whom the header `authorization` signs for (RFC 8292). Throws where it is not signed with the key that it names. */
export function signedFor(
  authorization: string,
): Record<'aud' | 'sub' | 'key', string> & { exp: number } {
  const [, token = '', key = ''] = /^vapid t=([^,\s]+), ?k=(\S+)$/.exec(authorization) ?? [];
  const [header = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const coordinate = (from: number) => point.subarray(from, from + 32).toString('base64url');
  const publicKey = createPublicKey({
    key: { kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33) },
    format: 'jwk',
  });
  const isRight = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const { alg } = JSON.parse(Buffer.from(header, 'base64url').toString()) as { alg: string };
  if (!isRight || alg !== 'ES256') {
    throw new Error('Not signed with the key that it names');
  }
  return { ...JSON.parse(Buffer.from(claims, 'base64url').toString()), key };
}
