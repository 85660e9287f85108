import { addLocation, addSupervisor, updateProfile } from '@leafshift/contracts/profile';
import { cardEntry, saveCard } from '@leafshift/contracts/stripe';
import { setOnboardingLevel } from '@leafshift/contracts/users';
import type { DemoApi, DemoPerson } from '../demo-api.ts';
import type { DemoBusiness } from '../demo-data/businesses.ts';
import { documentSheet, portrait } from '../images.ts';
import { signUp } from './sign-up.ts';

/** A business with an account, and its places and people by their ids. */
export interface SignedUpBusiness extends DemoPerson {
  readonly id: string;
  readonly business: DemoBusiness;
  readonly locations: readonly string[];
  readonly supervisors: readonly string[];
}

const SANDBOX_KEYS = { exp_month: '8', exp_year: '2031', cvc: '123' } as const;

/** A business signs up and goes through all five steps of onboarding. */
export async function signUpBusiness(
  api: DemoApi,
  business: DemoBusiness,
  sandbox: string,
): Promise<SignedUpBusiness> {
  const { name } = business.profile;
  const account = await signUp(api, { usertype: 'Employer', name, email: business.email });
  const complete = (level: number) => api.call(setOnboardingLevel, { params: { level } }, account);

  const profileImage = await api.upload(account, 'profile-picture', await portrait(name));
  await api.call(updateProfile, { body: { ...business.profile, profileImage } }, account);
  await complete(1);
  for (const supervisor of business.supervisors) {
    await api.call(addSupervisor, { body: supervisor }, account);
  }
  await complete(2);
  for (const location of business.locations) {
    await api.call(addLocation, { body: location }, account);
  }
  await complete(3);
  await enterCard(api, account, business.card, sandbox);
  await complete(4);
  const sheet = await documentSheet('Cannabis licence', name);
  const uploadUrl = await api.upload(account, 'business-licence', sheet);
  const body = { businessLicence: { uploadUrl } };
  const { locations, supervisor } = await api.call(updateProfile, { body }, account);
  await complete(5);
  return {
    ...account,
    business,
    locations: locations.map(({ _id }) => _id),
    supervisors: supervisor.map(({ _id }) => _id),
  };
}

/** Types a test card into the sandbox's form, as its page does, and attaches it. */
export async function enterCard(
  api: DemoApi,
  account: DemoPerson,
  number: string,
  sandbox: string,
): Promise<void> {
  const { client_secret, setup_intent, publishable_key } = await api.call(cardEntry, {}, account);
  const answer = await fetch(`${sandbox}/stripe-sandbox/v1/setup_intents/${setup_intent}/confirm`, {
    method: 'POST',
    headers: { authorization: `Bearer ${publishable_key}` },
    body: new URLSearchParams({
      client_secret,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': number,
      ...Object.fromEntries(
        Object.entries(SANDBOX_KEYS).map(([key, value]) => [
          `payment_method_data[card][${key}]`,
          value,
        ]),
      ),
    }),
  });
  if (!answer.ok) {
    throw new Error(`The sandbox refused a test card: ${await answer.text()}`);
  }
  await api.call(saveCard, {}, account);
}
