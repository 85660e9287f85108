import { remoteConfig } from '@leafshift/remote-kit/build/remote';

export default remoteConfig({ name: 'mf-employer', dir: import.meta.dirname });
