import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { printedSteps } from './progress.ts';
import { type ControlledStack, serveStackControl } from './stack-control.ts';
import { freePorts } from './stack-ports.ts';
import { type StackOptions, startStack } from './start-stack.ts';

/** A stack that begins empty and leaves nothing behind. */
export interface TestStack {
  readonly controlUrl: string;
  readonly stack: ControlledStack;
  stop(): Promise<void>;
}

/** Starts an empty stack on free ports, without limits on attempts, with its state in a throw-away folder. */
export async function startStackForTests(
  builds: Pick<StackOptions, 'shellFolder' | 'apiFolder' | 'isBuilt'> = {},
): Promise<TestStack> {
  const dataDir = await mkdtemp(join(tmpdir(), 'leafshift-stack-'));
  const removeData = () => rm(dataDir, { recursive: true, force: true });
  try {
    const stack = await startStack({
      ...builds,
      ports: await freePorts(),
      dataDir,
      seed: false,
      runStep: printedSteps((line) => process.stderr.write(`${line}\n`)),
      env: {
        ...process.env,
        NODE_ENV: 'development',
        NODE_OPTIONS: '',
        RATE_LIMITS: 'off',
        MONGODB_URI: '',
        STRIPE_SECRET_KEY: '',
        SMTP_URL: '',
      },
    });
    const control = await serveStackControl(stack);
    const stop = async (): Promise<void> => {
      await control.stop();
      await stack.stop();
      await removeData();
    };
    return { controlUrl: control.url, stack, stop };
  } catch (failure) {
    await removeData();
    throw failure;
  }
}
