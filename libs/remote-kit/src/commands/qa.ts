import { serveAlone } from '../alone/serve-alone.ts';
import { requireFreePort } from '../ports/require-free-port.ts';
import { UNTIL_ENDED, type WorkContext } from './work-context.ts';

const DEFAULT_PORT = 4290;

/** Opens the remote alone, on a fake shell and a mocked API, built anew after each change. */
export async function qa(context: WorkContext): Promise<number> {
  const { remote, folder, options, surroundings, say } = context;
  const port = options.port ?? DEFAULT_PORT;
  await requireFreePort({ port, purpose: `${remote} alone`, setting: '--port' });
  const beside = await surroundings.beside?.(`http://localhost:${port}`);
  await serveAlone({ remote, folder, port, beside: beside ?? [], say });
  return UNTIL_ENDED;
}
