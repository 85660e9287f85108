import { nodeConfig } from '@leafshift/rspack-config/node';

export default nodeConfig({
  dir: import.meta.dirname,
  name: 'gateway',
  entry: { main: './src/main.ts' },
});
