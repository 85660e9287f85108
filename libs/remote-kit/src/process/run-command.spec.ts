import { runCommand } from './run-command.ts';

describe('running a command', () => {
  it('gives its exit code and all that it printed', async () => {
    const script = "console.log('said'); console.error('complained'); process.exitCode = 3";
    const result = await runCommand(process.execPath, ['-e', script]);
    expect(result).toMatchObject({ code: 3, timedOut: false });
    expect(result.output).toContain('said\n');
    expect(result.output).toContain('complained\n');
  });

  it('ends with the command, also when something it left running holds its output', async () => {
    const result = await runCommand('sh', ['-c', 'sleep 30 & echo "$!"']);
    process.kill(Number(result.output));
    expect(result.code).toBe(0);
  }, 20_000);

  it('kills a command that takes too long, and says so', async () => {
    const result = await runCommand('sleep', ['30'], { timeoutMs: 100 });
    expect(result).toMatchObject({ code: null, timedOut: true });
  });

  it('gives 127 for a command that does not exist', async () => {
    const result = await runCommand('no-such-command-anywhere', []);
    expect(result.code).toBe(127);
    expect(result.output).toContain('ENOENT');
  });
});
