import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { shellConfig } from './shell.ts';

function routerFile(mode: 'production' | 'development'): string | undefined {
  const { alias = {} } = shellConfig({ dir: '/shell', mode }).resolve ?? {};
  return (alias as Readonly<Record<string, string>>)['react-router$'];
}

describe('the router of the shell', () => {
  it('has no warnings for development in production', () => {
    const file = routerFile('production') ?? '';
    const parts = readFileSync(file, 'utf8').match(/(?<=from ")\.\/chunk-\w+\.mjs/g) ?? [];
    const code = parts.map((part) => readFileSync(join(dirname(file), part), 'utf8')).join('\n');

    expect(code).toContain('ENABLE_DEV_WARNINGS = false');
    expect(code).not.toContain('ENABLE_DEV_WARNINGS = true');
  });

  it('is the one that its package names while somebody works on the portal', () => {
    expect(routerFile('development')).toBeUndefined();
  });
});
