import { startSandbox } from './sandbox.ts';

const { env } = process;
const port = Number(env.SANDBOX_PORT ?? 4301);

try {
  const sandbox = await startSandbox({
    port,
    ...(env.SANDBOX_HOST ? { host: env.SANDBOX_HOST } : {}),
    ...(env.DATA_DIR ? { dataDir: env.DATA_DIR } : {}),
    ...(env.SANDBOX_PUBLIC_URL ? { publicUrl: env.SANDBOX_PUBLIC_URL } : {}),
    ...(env.SANDBOX_WEBHOOK_URL
      ? {
          webhook: {
            url: env.SANDBOX_WEBHOOK_URL,
            secret: env.SANDBOX_WEBHOOK_SECRET ?? 'whsec_sandbox',
          },
        }
      : {}),
    control: env.SANDBOX_CONTROL === 'on',
  });
  console.log(`Sandbox payments at ${sandbox.url} (no money moves)`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => sandbox.stop());
  }
} catch (error) {
  const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  console.error(
    taken
      ? `Port ${port} is taken. Stop what listens there, or choose another with SANDBOX_PORT.`
      : error,
  );
  process.exitCode = 1;
}
