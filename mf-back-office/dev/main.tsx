import { showRemoteAlone } from '@leafshift/testing/remote-alone';
import { alone } from './alone.ts';

await showRemoteAlone(alone);
