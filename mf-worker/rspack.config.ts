import { remoteConfig } from '@leafshift/remote-kit/build/remote';

export default remoteConfig({ name: 'mf-worker', dir: import.meta.dirname });
