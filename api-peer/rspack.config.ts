import { nodeConfig } from '@leafshift/rspack-config/node/config';

export default nodeConfig({
  name: 'peer',
  dir: import.meta.dirname,
  entry: { main: './main.ts' },
  hasDecorators: true,
});
