import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type {
  NewPasskey,
  PasskeyAnswer,
  PasskeyCreation,
  PasskeyRequest,
} from '@leafshift/contracts/second-factor';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** What a test wants to be otherwise than at an honest authenticator. */
interface Oddities {
  /** The page that asks; the portal where nothing is said. */
  readonly origin?: string;
  readonly rpId?: string;
  /** Whether it asked for PIN or finger; it did where nothing is said. */
  readonly isVerified?: boolean;
  readonly counter?: number;
}

const ID_BYTES = 16;
const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_CREDENTIAL = 0x40;
const NO_MODEL = Buffer.alloc(16);

/** An authenticator with one passkey (ECDSA with P-256), for specs. */
export class SoftAuthenticator {
  readonly id = randomBytes(ID_BYTES);
  readonly #privateKey: KeyObject;
  readonly #publicKey: KeyObject;
  #userHandle = '';
  #counter = 0;

  constructor(private readonly origin = 'http://portal.test') {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#privateKey = privateKey;
    this.#publicKey = publicKey;
  }

  /** Makes the passkey. */
  create({ challenge, rp, user }: PasskeyCreation, odd: Oddities = {}): NewPasskey {
    this.#userHandle = user.id;
    const length = Buffer.alloc(2);
    length.writeUInt16BE(ID_BYTES);
    const credential = Buffer.concat([NO_MODEL, length, this.id, this.#coseKey()]);
    const authData = Buffer.concat([
      this.#authenticatorData(odd.rpId ?? rp.id, WITH_CREDENTIAL, odd),
      credential,
    ]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ]);
    return {
      id: encode(this.id),
      clientDataJSON: this.#clientData('webauthn.create', challenge, odd),
      attestationObject: encode(isoCBOR.encode(attestation as never)),
      transports: ['internal'],
    };
  }

  /** Signs a challenge. */
  answer({ challenge, rpId }: PasskeyRequest, odd: Oddities = {}): PasskeyAnswer {
    this.#counter += 1;
    const authenticatorData = this.#authenticatorData(odd.rpId ?? rpId, 0, {
      counter: this.#counter,
      ...odd,
    });
    const clientDataJSON = this.#clientData('webauthn.get', challenge, odd);
    const hash = createHash('sha256').update(Buffer.from(clientDataJSON, 'base64url')).digest();
    const signed = Buffer.concat([authenticatorData, hash]);
    return {
      id: encode(this.id),
      clientDataJSON,
      authenticatorData: encode(authenticatorData),
      signature: encode(sign('sha256', signed, this.#privateKey)),
      userHandle: this.#userHandle,
    };
  }

  #authenticatorData(rpId: string, flags: number, { isVerified = true, counter = 0 }: Oddities) {
    const head = Buffer.alloc(5);
    head.writeUInt8(flags | PRESENT | (isVerified ? VERIFIED : 0));
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([createHash('sha256').update(rpId).digest(), head]);
  }

  #clientData(type: string, challenge: string, { origin = this.origin }: Oddities): string {
    return encode(Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })));
  }

  /** Key type, algorithm, curve and the point, by their numbers in COSE. */
  #coseKey(): Buffer {
    const { x = '', y = '' } = this.#publicKey.export({ format: 'jwk' });
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]);
    return Buffer.from(isoCBOR.encode(key as never));
  }
}

const encode = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
