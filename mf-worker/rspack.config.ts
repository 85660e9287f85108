import { remoteConfig } from '@leafshift/rspack-config/remote';

export default remoteConfig({ name: 'mf-worker', dir: import.meta.dirname });
