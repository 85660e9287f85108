import {
  addCertificate,
  addLocation,
  addSupervisor,
  answerSurvey,
  CERTIFICATES,
  changeCertificate,
  myProfile,
  type Profile,
  removeCertificate,
  removeLocation,
  removeSupervisor,
  updateProfile,
} from '@leafshift/contracts/profile';
import { addBank, cardEntry, saveCard } from '@leafshift/contracts/stripe';
import { requestUpload } from '@leafshift/contracts/uploads';
import {
  connectOnboardingLink,
  setOnboardingLevel,
  skipOnboarding,
  type User,
} from '@leafshift/contracts/users';
import type { ApiClient } from '@leafshift/data-access';
import type { OnboardingLevel } from '@leafshift/domain/onboarding';
import { aBank, anId } from '@leafshift/testing/builders';
import {
  type ApiState,
  anApiError,
  createMockApi,
  type Handler,
  handle,
  updatedProfile,
} from '@leafshift/testing/mock-api';
import { stepGuard } from '../../src/features/frame/step-guard.ts';
import type { Store } from './accounts.ts';
import { createSetup, savedCard } from './sandbox-account.ts';

/** The calls of onboarding over a store that they change; uploads and cards go to the real thing. */
export function onboardingApi(store: Store, state: ApiState): ApiClient {
  let made = 5000;
  let setup = '';
  const newId = (): string => {
    made += 1;
    return anId(made);
  };
  const changed = (change: Partial<Profile>): Profile => {
    store.profile = { ...store.profile, ...change };
    return store.profile;
  };
  const account = (change: Partial<User>): User => {
    store.user = { ...store.user, ...change };
    return store.user;
  };
  const without = <Entry extends { _id: string }>(entries: readonly Entry[], id: string) =>
    entries.filter(({ _id }) => _id !== id);

  const profileCalls: readonly Handler[] = [
    handle(myProfile, () => store.profile),
    handle(updateProfile, ({ body }) => changed(updatedProfile(store.profile, body))),
    handle(addSupervisor, ({ body: { photo, ...form } }) => {
      const supervisor = { _id: newId(), ...form, ...(photo && { photo }) };
      return changed({ supervisor: [...store.profile.supervisor, supervisor] });
    }),
    handle(removeSupervisor, ({ params }) =>
      changed({ supervisor: without(store.profile.supervisor, params.id) }),
    ),
    handle(addLocation, ({ body }) =>
      changed({ locations: [...store.profile.locations, { _id: newId(), ...body }] }),
    ),
    handle(removeLocation, ({ params }) =>
      changed({ locations: without(store.profile.locations, params.id) }),
    ),
    handle(addCertificate, ({ body }) => {
      const { certificateName, certificateNumber, certificateUrl } = body;
      const names: Readonly<Record<string, string>> = CERTIFICATES;
      const certificate = {
        _id: newId(),
        certificationName: names[certificateName] ?? certificateName,
        certificationNumber: certificateNumber,
        ...(certificateUrl !== undefined && { certificateUrl, status: 'Pending' as const }),
      };
      return changed({ certificates: [...store.profile.certificates, certificate] });
    }),
    handle(changeCertificate, ({ params, body }) =>
      changed({
        certificates: store.profile.certificates.map((certificate) =>
          certificate._id === params.id
            ? { ...certificate, certificationNumber: body.certificateNumber, status: 'Pending' }
            : certificate,
        ),
      }),
    ),
    handle(removeCertificate, ({ params }) =>
      changed({ certificates: without(store.profile.certificates, params.id) }),
    ),
    handle(answerSurvey, ({ body }) =>
      changed({
        screeningSurvey: [
          ...store.profile.screeningSurvey,
          { _id: newId(), date: new Date().toISOString(), ...body },
        ],
      }),
    ),
  ];

  const accountCalls: readonly Handler[] = [
    handle(setOnboardingLevel, ({ params }) => {
      const refusal = stepGuard(store.user, store.profile, params.level as OnboardingLevel);
      if (refusal) throw anApiError('DOCUMENTS_REQUIRED', { text: refusal.text });
      return account({ [`level${params.level}`]: true });
    }),
    handle(skipOnboarding, ({ body }) => account({ skipOnboarding: body.data })),
    handle(connectOnboardingLink, { url: `${location.origin}/home` }),
    handle(addBank, ({ body }) => {
      if (body.bankAccountNumber.startsWith('0000')) throw anApiError('BANK_REFUSED');
      const bank = aBank({ _id: newId(), last4: body.bankAccountNumber.slice(-4) });
      return account({ bankDetails: [...store.user.bankDetails, bank] });
    }),
    handle(cardEntry, async () => {
      const entry = await createSetup();
      setup = entry.setup_intent;
      return entry;
    }),
    handle(saveCard, async () => {
      const card = { _id: newId(), ...(await savedCard(setup)) };
      return account({ paymentMethods: [...store.user.paymentMethods, card] });
    }),
    handle(requestUpload, ({ body }) => {
      const url = `${location.origin}/files/${newId()}`;
      const headers = { 'content-type': body.contentType };
      return { uploadUrl: url, method: 'PUT' as const, headers, url };
    }),
  ];

  const api = createMockApi([...profileCalls, ...accountCalls], { state });
  return {
    ...api,
    upload: async (target, file, onProgress) => {
      await api.upload(target, file, onProgress);
      await fetch(target.uploadUrl, { method: 'PUT', headers: target.headers, body: file });
    },
  };
}
