const bytes = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer as ArrayBuffer;

const CREDENTIAL = {
  id: 'a-key',
  rawId: bytes('a-key'),
  type: 'public-key',
  authenticatorAttachment: 'platform',
  response: {
    clientDataJSON: bytes('client'),
    attestationObject: bytes('attestation'),
    authenticatorData: bytes('authenticator'),
    signature: bytes('signature'),
    userHandle: null,
    getTransports: () => ['internal'],
  },
  getClientExtensionResults: () => ({}),
};

/** The passkey answers of the device, as calls send them. */
export const DEVICE_ANSWERS = {
  made: {
    id: 'a-key',
    clientDataJSON: 'Y2xpZW50',
    attestationObject: 'YXR0ZXN0YXRpb24',
    transports: ['internal'],
  },
  asked: {
    id: 'a-key',
    clientDataJSON: 'Y2xpZW50',
    authenticatorData: 'YXV0aGVudGljYXRvcg',
    signature: 'c2lnbmF0dXJl',
  },
};

/** Gives this browser passkeys: its person unlocks them, or gives up. Taken away by `removePasskeyDevice`. */
export function addPasskeyDevice(person: 'unlocks' | 'gives up' = 'unlocks'): void {
  const answer = async () => {
    if (person === 'gives up') throw new DOMException('Not now', 'NotAllowedError');
    return CREDENTIAL;
  };
  Object.assign(globalThis, { PublicKeyCredential: class {} });
  const credentials = { create: answer, get: answer };
  Object.defineProperty(navigator, 'credentials', { value: credentials, configurable: true });
}

export function removePasskeyDevice(): void {
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
  Reflect.deleteProperty(navigator, 'credentials');
}
