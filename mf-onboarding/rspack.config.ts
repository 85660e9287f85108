import { remoteConfig } from '@leafshift/rspack-config/remote';

export default remoteConfig({ name: 'mf-onboarding', dir: import.meta.dirname });
