import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen, type RunningServer } from '@leafshift/remote-kit/ports/listen';
import type { RemoteName } from '@leafshift/shell-sdk/manifest';
import type { ServedRemote } from './stack-servers.ts';
import type { Stack } from './start-stack.ts';

/** The parts of a running stack that tests in another process may know and handle. */
export type ControlledStack = Pick<
  Stack,
  | 'portalUrl'
  | 'apiUrl'
  | 'mailFolder'
  | 'dataDir'
  | 'mongodbUri'
  | 'stopRemote'
  | 'startRemote'
  | 'publish'
>;

/** Environment variable in which tests find the control of the stack they run against, or of one for each worker. */
export const STACK_CONTROL = 'LEAFSHIFT_STACK_CONTROL';

interface Order {
  readonly action: 'describe' | 'stopRemote' | 'startRemote' | 'publish';
  readonly name?: RemoteName;
  readonly served?: ServedRemote;
}

/** Lets tests of this machine handle the stack; gives the address to put into `STACK_CONTROL`. */
export async function serveStackControl(
  stack: ControlledStack,
): Promise<RunningServer & { readonly url: string }> {
  const server = createServer(async (request, response) => {
    try {
      const answer = await carryOut(stack, await readOrder(request));
      response.end(JSON.stringify(answer));
    } catch (failure) {
      response.statusCode = 500;
      response.end(failure instanceof Error ? failure.message : String(failure));
    }
  });
  const running = await listen(server, 0);
  return { ...running, url: `http://127.0.0.1:${running.port}` };
}

/** The control of the stack of this worker of Jest: each has one of its own, whose clock and parts it may move. */
export function controlOfWorker(env: NodeJS.ProcessEnv): string | undefined {
  return env[STACK_CONTROL]?.split(' ')[Number(env.JEST_WORKER_ID ?? 1) - 1];
}

/** The stack that the tests run against. Throws when none was started for them. */
export async function connectToStack(url = controlOfWorker(process.env)): Promise<ControlledStack> {
  if (!url) throw new Error(`No stack was started for these tests (${STACK_CONTROL} names none)`);
  const description = await send(url, { action: 'describe' });
  return {
    ...(description as Pick<
      Stack,
      'portalUrl' | 'apiUrl' | 'mailFolder' | 'dataDir' | 'mongodbUri'
    >),
    stopRemote: async (name) => {
      await send(url, { action: 'stopRemote', name });
    },
    startRemote: async (name, served) => {
      await send(url, { action: 'startRemote', name, ...(served && { served }) });
    },
    publish: async () => {
      await send(url, { action: 'publish' });
    },
  };
}

async function carryOut(stack: ControlledStack, order: Order): Promise<unknown> {
  const { name, served } = order;
  if (order.action === 'publish') await stack.publish();
  if (order.action === 'stopRemote' && name) await stack.stopRemote(name);
  if (order.action === 'startRemote' && name) await stack.startRemote(name, served);
  const { portalUrl, apiUrl, mailFolder, dataDir, mongodbUri } = stack;
  return { portalUrl, apiUrl, mailFolder, dataDir, mongodbUri };
}

async function readOrder(request: IncomingMessage): Promise<Order> {
  return JSON.parse(await text(request)) as Order;
}

async function send(url: string, order: Order): Promise<unknown> {
  const answer = await fetch(url, { method: 'POST', body: JSON.stringify(order) });
  if (!answer.ok) throw new Error(`${order.action} failed: ${await answer.text()}`);
  return answer.json();
}
