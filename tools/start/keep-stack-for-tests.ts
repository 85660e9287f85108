import '@leafshift/remote-kit/process/end-with-parent';
import { once } from 'node:events';
import { STACK_CONTROL } from './stack-control.ts';
import { startStackForTests } from './stack-for-tests.ts';

// Keeps one stack running until Ctrl-C, so that several runs of browser tests can share it.
const { controlUrl, stack, stop } = await startStackForTests();
console.log(`Portal at ${stack.portalUrl}`);
console.log(`export ${STACK_CONTROL}='${controlUrl}'`);
await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
await stop();
