import type {
  NewPasskey,
  PasskeyAnswer,
  PasskeyCreation,
  PasskeyRequest,
} from '@leafshift/contracts/second-factor';
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';

type Known = PasskeyRequest['passkeys'];
type Descriptor = NonNullable<
  Parameters<typeof startAuthentication>[0]['optionsJSON']['allowCredentials']
>[number];

const TYPE = 'public-key';
/** What browsers call it when the person closed their dialog, or took too long. */
const GIVEN_UP = ['NotAllowedError', 'AbortError'];

const descriptors = (known: Known): Descriptor[] =>
  known.map(({ id, transports }) => ({
    id,
    type: TYPE,
    transports: transports as NonNullable<Descriptor['transports']>,
  }));

async function unlessGivenUp<Result>(asking: Promise<Result>): Promise<Result | null> {
  try {
    return await asking;
  } catch (error) {
    if (error instanceof Error && GIVEN_UP.includes(error.name)) return null;
    throw error;
  }
}

/** Has the browser ask for a passkey; null when the person gave up. */
export async function askPasskey({
  challenge,
  rpId,
  passkeys,
}: PasskeyRequest): Promise<PasskeyAnswer | null> {
  const made = await unlessGivenUp(
    startAuthentication({
      optionsJSON: {
        challenge,
        rpId,
        allowCredentials: descriptors(passkeys),
        userVerification: 'required',
      },
    }),
  );
  if (made === null) return null;
  const { clientDataJSON, authenticatorData, signature, userHandle } = made.response;
  return {
    id: made.id,
    clientDataJSON,
    authenticatorData,
    signature,
    ...(userHandle && { userHandle }),
  };
}

/** Has the browser make a passkey; null when the person gave up. */
export async function makePasskey({
  challenge,
  rp,
  user,
  algorithms,
  known,
}: PasskeyCreation): Promise<NewPasskey | null> {
  const made = await unlessGivenUp(
    startRegistration({
      optionsJSON: {
        challenge,
        rp,
        user,
        pubKeyCredParams: algorithms.map((alg) => ({ type: TYPE, alg })),
        excludeCredentials: descriptors(known),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        attestation: 'none',
      },
    }),
  );
  if (made === null) return null;
  const { clientDataJSON, attestationObject, transports } = made.response;
  return { id: made.id, clientDataJSON, attestationObject, ...(transports && { transports }) };
}
