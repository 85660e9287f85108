import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { login } from '@leafshift/contracts/auth';
import { resetPassword } from '@leafshift/contracts/users';
import { ApiError, createApiClient } from '@leafshift/data-access';
import { workspaceRoot } from '../../tools/files/workspace-paths.ts';
import type { ControlledStack } from '../../tools/start/stack-control.ts';
import { mailTo } from './mail-to.ts';
import type { Person } from './people.ts';

const OPERATOR = join(workspaceRoot, 'api/dist/operator.js');
const PASSWORD = 'the back office only';

const EMAIL = 'back-office@example.ca';

type Stack = Pick<ControlledStack, 'portalUrl' | 'mongodbUri' | 'dataDir'>;

/**
 * The administrator of a stack, with a new session: made at the first call, by the operator's command and its mail,
 * which go by the real time. So the API's clock must not have been moved by then.
 */
export async function anAdmin(stack: Stack): Promise<Person> {
  const admin = { email: EMAIL, password: PASSWORD };
  try {
    return await signedInAgain(stack, admin);
  } catch (refusal) {
    if (!(refusal instanceof ApiError && refusal.code === 'INVALID_CREDENTIALS')) throw refusal;
  }
  await makeAdmin(stack);
  return signedInAgain(stack, admin);
}

async function makeAdmin({ portalUrl, mongodbUri, dataDir }: Stack): Promise<void> {
  await promisify(execFile)(
    process.execPath,
    [OPERATOR, 'make-admin', EMAIL, '--name', 'Ada Admin'],
    {
      env: {
        ...process.env,
        NODE_ENV: 'development',
        NODE_OPTIONS: '',
        MONGODB_URI: mongodbUri,
        DATA_DIR: dataDir,
        PORTAL_URL: portalUrl,
      },
    },
  );
  const token = await mailTo(
    portalUrl,
    EMAIL,
    ({ text }) => /recover-password\?token=([\w-]+)/.exec(text)?.[1],
  );
  const api = createApiClient({ baseUrl: `${portalUrl}/api`, getToken: () => null });
  await api.send(resetPassword, { body: { token, password: PASSWORD } });
}

/** Somebody with a new session, for instance after the clock has moved past the last one. */
export async function signedInAgain(
  { portalUrl }: Pick<ControlledStack, 'portalUrl'>,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<Person> {
  let session: string | null = null;
  const api = createApiClient({ baseUrl: `${portalUrl}/api`, getToken: () => session });
  const { user, token } = await api.send(login, { body: { email, password } });
  session = token;
  return { user, token, email, password, api };
}
