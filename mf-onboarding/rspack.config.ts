import { remoteConfig } from '@leafshift/remote-kit/build/remote';

export default remoteConfig({ name: 'mf-onboarding', dir: import.meta.dirname });
