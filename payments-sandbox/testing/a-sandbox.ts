import Stripe from 'stripe';
import { type Sandbox, type SandboxOptions, startSandbox } from '../sandbox.ts';

/** A started sandbox and the official library that talks to it. */
export interface SandboxFixture {
  readonly sandbox: Sandbox;
  readonly stripe: Stripe;
}

const running: Sandbox[] = [];

/** Starts a sandbox for one test; `stopSandboxes` after each. */
export async function aSandbox(options: SandboxOptions = {}): Promise<SandboxFixture> {
  const sandbox = await startSandbox(options);
  running.push(sandbox);
  return { sandbox, stripe: stripeFor(sandbox) };
}

/** The official library, pointed at a sandbox, without retries of its own. */
export function stripeFor(sandbox: Sandbox, key = 'sk_test_sandbox'): Stripe {
  return new Stripe(key, {
    host: '127.0.0.1',
    port: sandbox.port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
  });
}

/** Stops every sandbox that the test has started. */
export async function stopSandboxes(): Promise<void> {
  await Promise.all(running.splice(0).map((sandbox) => sandbox.stop()));
}
