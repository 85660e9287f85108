import { remoteConfig } from '@leafshift/remote-kit/build/remote';

export default remoteConfig({ name: 'mf-back-office', dir: import.meta.dirname });
