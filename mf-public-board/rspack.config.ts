import { remoteConfig } from '@leafshift/remote-kit/build/remote';

export default remoteConfig({ name: 'mf-public-board', dir: import.meta.dirname });
