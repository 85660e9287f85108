import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { answerControl, answerHappening } from './control.ts';
import { Faults } from './faults.ts';
import { type ApiParts, answerApi, type Exchange } from './http/api.ts';
import type { Call, Happening } from './http/call.ts';
import type { Form } from './http/form.ts';
import { Idempotency } from './http/idempotency.ts';
import { Params } from './http/params.ts';
import { Router } from './http/router.ts';
import { answerAuthenticatePage } from './pages/authenticate-page.ts';
import { answerConnectPage } from './pages/connect-page.ts';
import type { PageParts } from './pages/page-parts.ts';
import { routes } from './resources/routes.ts';
import { SandboxClock } from './state/clock.ts';
import { Store } from './state/store.ts';
import { recordEvent } from './webhooks/record-event.ts';
import { WebhookSender, type WebhookTarget } from './webhooks/sender.ts';

/** How a sandbox is started; nothing is needed. */
export interface SandboxOptions {
  /** 0, the default, lets the system choose. */
  readonly port?: number;
  /** The address that it listens on; this machine's own without. */
  readonly host?: string;
  /** State is kept in its folder `sandbox-payments`; in memory without. */
  readonly dataDir?: string;
  readonly webhook?: WebhookTarget;
  /** Where browsers reach the sandbox's pages, such as `http://localhost:4200/stripe-sandbox`; its own address without. */
  readonly publicUrl?: string;
  /** Cents that the platform has before its first charge; a million dollars unless said. */
  readonly openingBalance?: number;
  /** Milliseconds since 1970; the machine's clock without. */
  readonly clock?: () => number;
  /** Lets `/_sandbox/…` arm faults and make things happen over HTTP. */
  readonly control?: boolean;
  /** Sees every request to the API and its answer. */
  readonly onExchange?: (exchange: Exchange) => void;
}

/** A running sandbox and the strings that tests pull. */
export interface Sandbox {
  /** Its address, such as `http://127.0.0.1:4301`. */
  readonly url: string;
  readonly port: number;
  readonly faults: Faults;
  readonly webhooks: WebhookSender;
  /** Moves its time on, so that keys and links expire and webhooks fall due. */
  advanceTime(milliseconds: number): void;
  /** Sets its time; it runs on from there. */
  setTime(time: Date): void;
  /** Stops it, with requests still held let go. */
  stop(): Promise<void>;
}

const MILLION_DOLLARS = 100_000_000;
const PREFIX = '/stripe-sandbox';

/** Starts the sandbox payment provider on this machine. Rejects where the port is taken or its data is damaged. */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const server = createServer();
  const port = await listen(server, options.port ?? 0, options.host ?? '127.0.0.1');
  const url = `http://127.0.0.1:${port}`;
  const store = await openStore(options.dataDir, server);
  const clock = new SandboxClock(options.clock);
  const webhooks = new WebhookSender(store, clock, options.webhook);
  const faults = new Faults();
  const record: ApiParts['record'] = (happening, request) =>
    recordEvent(store, clock, happening, request, webhooks.listened);
  const parts: ApiParts = {
    store,
    router: new Router(routes),
    idempotency: new Idempotency(store, clock),
    faults,
    publicUrl: options.publicUrl ?? url,
    openingBalance: options.openingBalance ?? MILLION_DOLLARS,
    seconds: () => clock.seconds(),
    record,
    settled: () => webhooks.wake(),
    observe: options.onExchange ?? (() => undefined),
  };
  const pages = pageParts(parts);
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    answer(parts, pages, options.control ?? false, request, response).catch((error: unknown) => {
      console.error(error);
      response.destroy();
    });
  });
  webhooks.wake();
  let stopped: Promise<void> | undefined;
  return {
    url,
    port,
    faults,
    webhooks,
    advanceTime(milliseconds) {
      clock.advance(milliseconds);
      webhooks.wake();
    },
    setTime(time) {
      clock.set(time);
      webhooks.wake();
    },
    stop() {
      stopped ??= (async () => {
        faults.clear();
        await close(server);
        await webhooks.stop();
        store.close();
      })();
      return stopped;
    },
  };
}

async function answer(
  parts: ApiParts,
  pages: PageParts,
  control: boolean,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const asked = new URL(request.url ?? '/', 'http://sandbox');
  const path = asked.pathname.startsWith(`${PREFIX}/`)
    ? asked.pathname.slice(PREFIX.length)
    : asked.pathname;
  const url = new URL(`${path}${asked.search}`, asked);
  const [, area = '', id = ''] = path.split('/');
  if (path === '/health') {
    response.writeHead(200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ status: 'ok', provider: 'sandbox' }));
  } else if (area === 'connect') {
    await answerConnectPage(pages, request, response, id, url);
  } else if (area === 'authenticate') {
    await answerAuthenticatePage(pages, request, response, id, url);
  } else if (area === '_sandbox' && control && id === 'events') {
    answerHappening(parts, request, response, path.split('/')[3] ?? '');
  } else if (area === '_sandbox' && control) {
    await answerControl(parts.faults, request, response, id);
  } else {
    await answerApi(parts, request, response, url);
  }
}

function pageParts(parts: ApiParts): PageParts {
  const { store, publicUrl, openingBalance } = parts;
  return {
    store,
    seconds: parts.seconds,
    change(work) {
      const result = store.atomically(work);
      parts.settled();
      return result;
    },
    callFor(form: Form): Call {
      return {
        store,
        params: new Params(form),
        path: {},
        caller: 'page',
        now: parts.seconds(),
        publicUrl,
        openingBalance,
        record: (happening: Happening) =>
          parts.record(happening, { id: null, idempotency_key: null }),
      };
    },
  };
}

/** Opened once the port is ours, so that two sandboxes never write one journal. */
async function openStore(dataDir: string | undefined, server: Server): Promise<Store> {
  if (dataDir === undefined) return Store.inMemory();
  try {
    return Store.inFolder(join(dataDir, 'sandbox-payments'));
  } catch (error) {
    await close(server);
    throw error;
  }
}

function close(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeAllConnections();
  return closed;
}

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      const address = server.address();
      if (address && typeof address === 'object') resolve(address.port);
      else reject(new Error('The sandbox got no port'));
    });
  });
}
