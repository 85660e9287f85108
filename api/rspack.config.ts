import { nodeConfig } from '@leafshift/rspack-config/node/config';

/** The API as one ES module: our own libraries are in it, packages stay in node_modules. */
export default nodeConfig({
  name: 'api',
  dir: import.meta.dirname,
  entry: {
    main: './src/main.ts',
    operator: './src/operator/main.ts',
    'pdf-cleaning.worker': './src/infra/storage/pdf-cleaning.worker.ts',
  },
  hasDecorators: true,
});
