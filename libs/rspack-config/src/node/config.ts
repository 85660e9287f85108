import { join } from 'node:path';
import type { RspackOptions } from '@rspack/core';

const OWN_PACKAGES = /^@leafshift\//;
const RELATIVE_OR_ABSOLUTE = /^[./]/;

export interface NodeProgram {
  readonly name: string;
  /** The project's folder. */
  readonly dir: string;
  readonly entry: Readonly<Record<string, string>>;
  /** Whether its classes have decorators, as Nest's have. */
  readonly hasDecorators?: boolean;
}

const DECORATORS = {
  legacyDecorator: true,
  decoratorMetadata: true,
  useDefineForClassFields: false,
};

/** A program of servers as one ES module an entry: our own libraries are in it, packages stay in node_modules. */
export const nodeConfig = ({
  name,
  dir,
  entry,
  hasDecorators = false,
}: NodeProgram): RspackOptions => ({
  name,
  target: 'node24',
  mode: 'production',
  entry: { ...entry },
  devtool: 'source-map',
  output: {
    path: join(dir, 'dist'),
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
            parser: { syntax: 'typescript', decorators: hasDecorators },
            transform: hasDecorators ? DECORATORS : {},
            keepClassNames: true,
          },
        },
      },
    ],
  },
  optimization: { minimize: false, splitChunks: false, runtimeChunk: false },
  node: { __dirname: false, __filename: false },
});
