import { join } from 'node:path';
import {
  type Configuration,
  LightningCssMinimizerRspackPlugin,
  SwcJsMinimizerRspackPlugin,
} from '@rspack/core';
import { federationAliases } from './federation-aliases.ts';
import { leftOut, leftOutOfProduction } from './left-out.ts';

export type BuildMode = 'production' | 'development';

/** The browsers we build for: all of 2023 and later. */
const BROWSERS = ['chrome 111', 'edge 111', 'firefox 114', 'safari 16.4'];

const swcLoader = (mode: BuildMode, hot: boolean) => ({
  loader: 'builtin:swc-loader',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: {
        react: { runtime: 'automatic', development: mode === 'development', refresh: hot },
      },
    },
    env: { targets: BROWSERS },
  },
});

/** For the same browsers: for older ones each logical property becomes several rules by language. */
const minimizers = () => [
  new SwcJsMinimizerRspackPlugin(),
  new LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: BROWSERS } }),
];

/** What shell and remotes build alike: TypeScript, CSS, CSS modules, images and fonts. */
export function browserBuild(options: {
  dir: string;
  mode: BuildMode;
  hot?: boolean;
}): Configuration {
  const { dir, mode, hot = false } = options;
  const hashed = mode === 'production' ? '[name].[contenthash:10]' : '[name]';
  return {
    context: dir,
    mode,
    target: ['web', 'es2022'],
    devtool: mode === 'production' ? false : 'cheap-module-source-map',
    output: {
      path: join(dir, 'dist'),
      clean: true,
      filename: `${hashed}.js`,
      chunkFilename: `${hashed}.js`,
      cssFilename: `${hashed}.css`,
      cssChunkFilename: `${hashed}.css`,
      assetModuleFilename: `assets/${hashed}[ext]`,
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: 15_000,
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      alias: {
        ...federationAliases(),
        ...leftOut(),
        ...(mode === 'production' && leftOutOfProduction()),
      },
    },
    module: {
      parser: { 'css/auto': { namedExports: false }, 'css/module': { namedExports: false } },
      generator: {
        'css/module': { localIdentName: mode === 'production' ? '[hash:8]' : '[name]__[local]' },
        'css/auto': { localIdentName: mode === 'production' ? '[hash:8]' : '[name]__[local]' },
      },
      rules: [
        { test: /\.tsx?$/, exclude: /node_modules/, use: [swcLoader(mode, hot)] },
        // The portal's packages are ES modules, and name parts of others without an ending.
        { test: /\.m?js$/, resolve: { fullySpecified: false } },
        { test: /\.css$/, type: 'css/auto', sideEffects: true },
        // They do nothing when they are imported, but do not say so of themselves.
        {
          test: /[\\/]node_modules[\\/]@(?:rc-component|ant-design)[\\/].*\.js$/,
          sideEffects: false,
        },
        { test: /[\\/]libs[\\/][^\\/]+[\\/]src[\\/].*\.tsx?$/, sideEffects: false },
        { test: /\.(png|jpe?g|webp|avif|woff2)$/, type: 'asset/resource' },
        { test: /\.svg$/, type: 'asset' },
      ],
    },
    optimization: {
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
      realContentHash: true,
      minimizer: minimizers(),
    },
    performance: false,
    stats: 'errors-warnings',
  };
}
