import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The secret with which the sandbox signs its events for this data folder; made once. */
export async function webhookSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, 'sandbox-webhook-secret');
  await mkdir(dataDir, { recursive: true });
  try {
    await writeFile(path, `whsec_${randomBytes(24).toString('hex')}`, { flag: 'wx', mode: 0o600 });
  } catch (failure) {
    if ((failure as NodeJS.ErrnoException).code !== 'EEXIST') throw failure;
  }
  return readFile(path, 'utf8');
}
