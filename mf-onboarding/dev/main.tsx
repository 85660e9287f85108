import { showRemoteAlone } from '@leafshift/testing/remote-alone';
import { alone } from './alone.tsx';

await showRemoteAlone(alone);
