import { showRemoteAlone } from '@leafshift/testing/remote-alone';
import english from '../src/locales/en.json';
import remote from '../src/remote.tsx';
import { Backdrop } from './backdrop.tsx';
import { accounts } from './marketplace/accounts.ts';
import { onboardingApi } from './marketplace/onboarding-api.ts';

const cases = Object.fromEntries(
  Object.entries(accounts).map(([name, account]) => [
    name,
    (state: Parameters<typeof onboardingApi>[1]) => {
      const store = account();
      return { user: store.user, api: onboardingApi(store, state) };
    },
  ]),
);

// node tools/remote-alone/serve.ts mf-onboarding
await showRemoteAlone({ remote, texts: english, cases, backdrop: <Backdrop /> });
