import { join } from 'node:path';
import { sharedSettings, swcOptions } from './settings.mjs';

const here = import.meta.dirname;

/**
 * Jest settings for code that runs in the browser: jsdom, CommonJS, antd from its CommonJS files.
 * @param {string} projectFolder
 */
export function webPreset(projectFolder) {
  return {
    ...sharedSettings(projectFolder),
    testEnvironment: join(here, 'browser-environment.mjs'),
    setupFilesAfterEnv: [join(here, 'browser-setup.ts')],
    transform: { '\\.tsx?$': ['@swc/jest', swcOptions({ jsx: true })] },
    moduleNameMapper: {
      '^antd/es/(.*)$': 'antd/lib/$1',
      '^@ant-design/icons/es/(.*)$': '@ant-design/icons/lib/$1',
      '\\.module\\.css$': join(here, 'css-module-names.cjs'),
      '\\.css$': join(here, 'empty-module.cjs'),
      '\\.(svg|png|jpg|webp|avif|woff2)(\\?.*)?$': join(here, 'asset-url.cjs'),
    },
    testTimeout: 20_000,
  };
}
