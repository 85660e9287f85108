import { nodeConfig } from '@leafshift/rspack-config/node';

export default nodeConfig({
  name: 'api',
  dir: import.meta.dirname,
  entry: { main: './src/main.ts', operator: './src/operator/main.ts' },
  hasDecorators: true,
});
