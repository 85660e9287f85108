import { join } from 'node:path';
import { PlainFailure } from '@leafshift/remote-kit/process/plain-failure';
import { runCommand } from '@leafshift/remote-kit/process/run-command';

const KEY = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];

/**
 * Makes an authority, and with it a certificate for this machine, as nginx reads them: `fullchain.pem` and
 * `privkey.pem` in the folder. Answers the path of the authority's certificate. Throws a PlainFailure.
 */
export async function makeCertificate(folder: string): Promise<string> {
  const [authority, authorityKey] = [join(folder, 'authority.pem'), join(folder, 'authority.key')];
  await openssl([
    ...['req', '-x509', ...KEY, '-subj', '/CN=An authority of one rehearsal'],
    ...['-keyout', authorityKey, '-out', authority],
  ]);
  await openssl([
    ...['req', '-x509', ...KEY, '-subj', '/CN=localhost', '-CA', authority, '-CAkey', authorityKey],
    ...['-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'],
    ...['-addext', 'basicConstraints=critical,CA:FALSE'],
    ...['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')],
  ]);
  return authority;
}

async function openssl(args: readonly string[]): Promise<void> {
  const { code, output } = await runCommand('openssl', args);
  if (code !== 0) throw new PlainFailure(`openssl made no certificate: ${output.trim()}`);
}
