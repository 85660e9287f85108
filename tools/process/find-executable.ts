import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

/** The absolute path of the first executable of that name on the PATH, if there is one. */
export async function findExecutable(
  name: string,
  searchPath: string = process.env.PATH ?? '',
): Promise<string | undefined> {
  for (const folder of searchPath.split(delimiter).filter(Boolean)) {
    const candidate = join(folder, name);
    if (await isExecutable(candidate)) return candidate;
  }
  return undefined;
}

/** Whether the file exists and may be executed by this user. */
export async function isExecutable(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}
