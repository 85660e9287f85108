import { remoteConfig } from '@leafshift/rspack-config/remote';

export default remoteConfig({ name: 'mf-public-board', dir: import.meta.dirname });
