import { TestEnvironment } from 'jest-environment-jsdom';

// jsdom lacks these, or has its own that Node's fetch does not accept.
const FROM_NODE = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'FormData',
  'Blob',
  'File',
  'AbortController',
  'AbortSignal',
  'URL',
  'URLSearchParams',
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'BroadcastChannel',
  'structuredClone',
];

/** jsdom with Node's web interfaces, and packages resolved to their CommonJS files for Node. */
export default class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    for (const name of FROM_NODE) this.global[name] = globalThis[name];
    this.global.Uint8Array = Uint8Array;
  }

  exportConditions() {
    return ['node', 'node-addons', 'require', 'default'];
  }
}
