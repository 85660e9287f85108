import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { login } from '@leafshift/contracts/auth';
import { resetPassword } from '@leafshift/contracts/users';
import { createApiClient } from '@leafshift/data-access';
import { workspaceRoot } from '../../tools/files/workspace-paths.ts';
import type { ControlledStack } from '../../tools/start/stack-control.ts';
import { mailTo } from './mail-to.ts';
import type { Person } from './people.ts';

const OPERATOR = join(workspaceRoot, 'api/dist/operator.js');
const PASSWORD = 'the back office only';

/** Somebody of the back office: made by the operator's command, with the password chosen by its mail. */
export async function anAdmin({
  portalUrl,
  mongodbUri,
  dataDir,
}: Pick<ControlledStack, 'portalUrl' | 'mongodbUri' | 'dataDir'>): Promise<Person> {
  const email = `back-office-${Date.now().toString(36)}@example.ca`;
  await promisify(execFile)(
    process.execPath,
    [OPERATOR, 'make-admin', email, '--name', 'Ada Admin'],
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
    email,
    ({ text }) => /recover-password\?token=([\w-]+)/.exec(text)?.[1],
  );
  const api = createApiClient({ baseUrl: `${portalUrl}/api`, getToken: () => null });
  await api.send(resetPassword, { body: { token, password: PASSWORD } });
  return signedInAgain({ portalUrl }, { email, password: PASSWORD });
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
