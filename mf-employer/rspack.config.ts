import { remoteConfig } from '@leafshift/rspack-config/remote';

export default remoteConfig({ name: 'mf-employer', dir: import.meta.dirname });
