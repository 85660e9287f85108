import { nodeConfig } from '@leafshift/rspack-config/node/config';

export default nodeConfig({
  dir: import.meta.dirname,
  name: 'gateway',
  entry: { main: './src/main.ts' },
});
