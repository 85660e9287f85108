import { join } from 'node:path';
import type { RspackOptions } from '@rspack/core';

const OWN_PACKAGES = /^@leafshift\//;
const RELATIVE_OR_ABSOLUTE = /^[./]/;

/** The API as one ES module: our own libraries are in it, packages stay in node_modules. */
const config: RspackOptions = {
  name: 'api',
  target: 'node24',
  mode: 'production',
  entry: { main: './src/main.ts', operator: './src/operator/main.ts' },
  devtool: 'source-map',
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
    ({ request = '' }, callback) => {
      const isOurs = RELATIVE_OR_ABSOLUTE.test(request) || OWN_PACKAGES.test(request);
      callback(undefined, isOurs ? undefined : `module ${request}`);
    },
  ],
  module: {
    // Packages are looked for from where the bundle lies, not from where it was built.
    parser: { javascript: { importMeta: false } },
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
  node: { __dirname: false, __filename: false },
};

export default config;
