import { createECDH, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PushMessage } from '@leafshift/contracts/push';
import { type BrowserSecrets, decrypted, signedFor } from './push-encryption.ts';

/** A push that came for a browser, read with what only that browser has. */
export interface ReceivedPush {
  readonly browser: string;
  readonly message: PushMessage;
  readonly ttl: number;
  readonly topic: string;
  readonly urgency: string;
  readonly contact: string;
}

interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
}

const DAY_SECONDS = 86_400;

/**
 * A push service and the browsers behind it. It takes what is encrypted for the browser that it is
 * addressed to and signed for this service with the key that the browser was given, and nothing else.
 */
export class PushService {
  readonly received: ReceivedPush[] = [];
  /** What was refused, and why. */
  readonly refused: string[] = [];
  readonly #browsers = new Map<string, BrowserSecrets & { readonly serverKey: string }>();
  readonly #answers: Answer[] = [];
  /** How often it was asked, whatever it answered. */
  asked = 0;

  private constructor(
    private readonly server: Server,
    readonly origin: string,
  ) {}

  static async start(): Promise<PushService> {
    let service: PushService | null = null;
    const server = createServer((request, response) => {
      service?.take(request, response).catch((error: unknown) => {
        service?.refused.push(String(error));
        response.writeHead(400).end();
      });
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const { port } = server.address() as AddressInfo;
    service = new PushService(server, `http://127.0.0.1:${port}`);
    return service;
  }

  /** What a browser's `PushSubscription` says that was made with the portal's key. */
  subscribe(serverKey: string) {
    const ecdh = createECDH('prime256v1');
    const publicKey = ecdh.generateKeys();
    const auth = randomBytes(16);
    const browser = randomBytes(8).toString('hex');
    const privateKey = ecdh.getPrivateKey();
    this.#browsers.set(browser, { publicKey, privateKey, auth, serverKey });
    const keys = { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') };
    return { endpoint: `${this.origin}/send/${browser}`, keys, publicKey: serverKey };
  }

  /** What it answers to the next pushes, instead of taking them. */
  answerNext(...answers: readonly Answer[]): void {
    this.#answers.push(...answers);
  }

  forget(): void {
    this.received.length = 0;
    this.refused.length = 0;
    this.#answers.length = 0;
    this.asked = 0;
  }

  stop(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.server.close((error) => (error ? reject(error) : resolve()));
      this.server.closeAllConnections();
    });
  }

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.asked += 1;
    const parts: Buffer[] = [];
    for await (const part of request) {
      parts.push(part as Buffer);
    }
    const answer = this.#answers.shift();
    if (answer) {
      response.writeHead(answer.status, answer.headers).end();
      return;
    }
    const browser = /^\/send\/(\w+)$/.exec(request.url ?? '')?.[1] ?? '';
    const secrets = this.#browsers.get(browser);
    const { headers } = request;
    const { aud, sub, exp, key } = signedFor(headers.authorization ?? '');
    const leftSeconds = exp - Date.now() / 1000;
    if (!secrets || aud !== this.origin || key !== secrets.serverKey) {
      throw new Error('Not signed for this service and browser');
    }
    if (
      leftSeconds <= 0 ||
      leftSeconds > DAY_SECONDS ||
      headers['content-encoding'] !== 'aes128gcm'
    ) {
      throw new Error('Signed for too long, or encrypted in another way');
    }
    const text = decrypted(Buffer.concat(parts), secrets);
    this.received.push({
      browser,
      message: PushMessage.parse(JSON.parse(text)),
      ttl: Number(headers.ttl),
      topic: String(headers.topic),
      urgency: String(headers.urgency),
      contact: sub,
    });
    response.writeHead(201).end();
  }
}
