import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const StoredSms = z.strictObject({ to: z.string(), text: z.string(), at: z.iso.datetime() });
/** A message that was written to the folder; `at` as ISO. */
export type StoredSms = z.infer<typeof StoredSms>;

const NOT_THERE = 'ENOENT';

/** The messages in the folder, newest last. */
export async function storedSms(folder: string): Promise<readonly StoredSms[]> {
  const names = (await entries(folder)).filter((name) => name.endsWith('.json')).toSorted();
  const messages = await Promise.all(
    names.map(async (name) =>
      StoredSms.parse(JSON.parse(await readFile(join(folder, name), 'utf8'))),
    ),
  );
  return messages.toSorted((one, other) => one.at.localeCompare(other.at));
}

async function entries(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === NOT_THERE) {
      return [];
    }
    throw error;
  }
}
