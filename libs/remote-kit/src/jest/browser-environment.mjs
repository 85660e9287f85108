import { TestEnvironment } from 'jest-environment-jsdom';

// jsdom lacks these, or has its own that Node's fetch does not accept.
const FROM_NODE = /** @type {const} */ ([
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
  'Uint8Array',
]);

/** jsdom with Node's web interfaces, and packages resolved to their files for Node. */
export default class BrowserEnvironment extends TestEnvironment {
  /** @param {ConstructorParameters<typeof TestEnvironment>} args */
  constructor(...args) {
    super(...args);
    for (const name of FROM_NODE) {
      Object.defineProperty(this.global, name, {
        value: globalThis[name],
        writable: true,
        configurable: true,
      });
    }
  }

  /** @override */
  exportConditions() {
    return ['node', 'node-addons', 'require', 'default'];
  }
}
