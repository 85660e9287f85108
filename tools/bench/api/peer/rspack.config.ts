import { join } from 'node:path';
import type { RspackOptions } from '@rspack/core';

const OURS = /^(?:@leafshift\/|[./])/;

/** The peer as one ES module, because Node does not run decorators; packages stay in node_modules. */
const config: RspackOptions = {
  name: 'peer',
  target: 'node24',
  mode: 'production',
  entry: { main: './main.ts' },
  output: {
    path: join(import.meta.dirname, 'dist'),
    filename: '[name].js',
    module: true,
    chunkFormat: 'module',
    library: { type: 'module' },
    clean: true,
  },
  externalsType: 'module',
  externals: [
    ({ request = '' }, callback) =>
      callback(undefined, OURS.test(request) ? undefined : `module ${request}`),
  ],
  module: {
    rules: [
      {
        test: /\.ts$/,
        loader: 'builtin:swc-loader',
        type: 'javascript/auto',
        options: {
          jsc: {
            target: 'es2023',
            parser: { syntax: 'typescript', decorators: true },
            transform: {
              legacyDecorator: true,
              decoratorMetadata: true,
              useDefineForClassFields: false,
            },
            keepClassNames: true,
          },
        },
      },
    ],
  },
  optimization: { minimize: false, splitChunks: false, runtimeChunk: false },
};

export default config;
