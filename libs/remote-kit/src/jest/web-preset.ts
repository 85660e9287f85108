import { join } from 'node:path';
import { besides } from '../files/besides.ts';
import { sharedSettings, swcOptions } from './settings.ts';

const here = import.meta.dirname;

/**
 * Jest settings for code that runs in the browser: jsdom, CommonJS, antd from its CommonJS files. The
 * published packages of the portal are ES modules, so they are transformed as well.
 */
export const webPreset = (projectFolder: string) => ({
  ...sharedSettings(projectFolder),
  testEnvironment: join(here, 'browser-environment.mjs'),
  setupFilesAfterEnv: [besides(import.meta.url, './browser-setup')],
  transform: {
    '\\.tsx?$': ['@swc/jest', swcOptions({ jsx: true })],
    '@leafshift/.*\\.js$': ['@swc/jest', swcOptions({ jsx: true })],
  },
  transformIgnorePatterns: ['/node_modules/(?!@leafshift/)'],
  moduleNameMapper: {
    '^antd/es/(.*)$': 'antd/lib/$1',
    '^@ant-design/icons/es/(.*)$': '@ant-design/icons/lib/$1',
    '\\.module\\.css$': join(here, 'css-module-names.cjs'),
    '\\.css$': join(here, 'empty-module.cjs'),
    '\\.(svg|png|jpg|webp|avif|woff2)(\\?.*)?$': join(here, 'asset-url.cjs'),
  },
  testTimeout: 20_000,
});
