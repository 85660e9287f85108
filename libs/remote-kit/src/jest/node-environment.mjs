import vm from 'node:vm';
import { TestEnvironment } from 'jest-environment-node';

/**
 * Jest's environment of Node, in a context whose global object is an ordinary one: on the object that
 * Jest makes its contexts of, each `Object` or `Promise` in a file is a question to a proxy (ADR 375).
 */
export default class NodeEnvironment extends TestEnvironment {
  /** @param {ConstructorParameters<typeof TestEnvironment>} args */
  constructor(...args) {
    const { createContext } = vm;
    // Jest offers no other way to choose how its context is made.
    Object.assign(vm, { createContext: () => createContext(vm.constants.DONT_CONTEXTIFY) });
    try {
      super(...args);
    } finally {
      Object.assign(vm, { createContext });
    }
  }
}
