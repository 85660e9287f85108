import { addCertificate, answerSurvey, updateProfile } from '@leafshift/contracts/profile';
import { addBank } from '@leafshift/contracts/stripe';
import { setOnboardingLevel, skipOnboarding } from '@leafshift/contracts/users';
import { CREDENTIAL_RULES, type Credential } from '@leafshift/domain/credentials';
import type { DemoApi } from '../demo-api.ts';
import type { DemoWorker } from '../demo-data/workers.ts';
import { documentSheet, portrait } from '../images.ts';
import { type SignedUp, signUp } from './sign-up.ts';

const ALL_LEVELS = 5;

const fullName = ({ firstName, lastName }: DemoWorker): string => `${firstName} ${lastName}`;

/** A worker signs up and comes as far through onboarding as their demo data says. */
export async function signUpWorker(
  api: DemoApi,
  worker: DemoWorker,
  affiliate?: string,
): Promise<SignedUp> {
  const name = fullName(worker);
  const { email } = worker;
  const account = await signUp(api, { usertype: 'Temp', name, email, affiliate });
  if (worker.stage === 'skipped') {
    await api.call(skipOnboarding, { body: { data: true } }, account);
    return account;
  }
  const steps = [
    () => fillInProfile(api, account, worker),
    () => submitDocuments(api, account, worker),
    () => (worker.hasBank ? connectBank(api, account, worker) : Promise.resolve()),
    () => addCertificates(api, account, worker),
    () => answerTheSurvey(api, account, worker),
  ];
  const reached = worker.stage === 'onboarded' ? ALL_LEVELS : worker.stage;
  for (const [index, step] of steps.slice(0, reached).entries()) {
    await step();
    await api.call(setOnboardingLevel, { params: { level: index + 1 } }, account);
  }
  return account;
}

async function fillInProfile(api: DemoApi, account: SignedUp, worker: DemoWorker): Promise<void> {
  const picture = worker.hasPicture
    ? await api.upload(account, 'profile-picture', await portrait(fullName(worker)))
    : undefined;
  const { firstName, lastName, bio, birthDay, posExperience, home } = worker;
  await api.call(
    updateProfile,
    {
      body: {
        firstName,
        lastName,
        bio,
        birthDay,
        posExperience,
        phoneNumber: '+14165550170',
        ...home,
        ...(picture && { profileImage: picture }),
      },
    },
    account,
  );
}

/** Both documents of step 2; the ID of who still waits from both sides. */
async function submitDocuments(api: DemoApi, account: SignedUp, worker: DemoWorker): Promise<void> {
  const name = fullName(worker);
  const photo = await documentSheet('Government photo ID', name);
  const check = await documentSheet('Background check', name);
  const back =
    worker.review === 'waiting'
      ? await api.upload(account, 'photoid', await documentSheet('Back', name))
      : undefined;
  const body = {
    identificationDocument: {
      uploadUrl: await api.upload(account, 'photoid', photo),
      backUrl: back,
    },
    backgroundCheck: { uploadUrl: await api.upload(account, 'backgroundcheck', check) },
  };
  await api.call(updateProfile, { body }, account);
}

async function connectBank(api: DemoApi, account: SignedUp, worker: DemoWorker): Promise<void> {
  const { firstName, lastName, home } = worker;
  const body = {
    firstName,
    lastName,
    bankAccountNumber: '000123456789',
    institutionNumber: '001',
    transitNumber: '11000',
    address: home.address,
    city: home.city,
    province: home.province,
    postalCode: home.postalCode,
  };
  await api.call(addBank, { body }, account);
}

/** What shops of their province ask for, so that they can work there; some have British Columbia’s too. */
async function addCertificates(api: DemoApi, account: SignedUp, worker: DemoWorker): Promise<void> {
  const needed = CREDENTIAL_RULES.filter(({ province }) => province === worker.province);
  const held = new Set<Credential>([
    ...needed.flatMap(({ credentials }) => credentials),
    ...(worker.hasCertificate ? (['Selling it Right'] as const) : []),
  ]);
  for (const certificateName of held) {
    const initials = certificateName.replaceAll(/[^A-Z]/g, '');
    const certificateNumber = `${initials}-${worker.birthDay.replaceAll('-', '').slice(2)}`;
    const body = { certificateName, certificateNumber };
    await api.call(addCertificate, { body }, account);
  }
}

async function answerTheSurvey(api: DemoApi, account: SignedUp, worker: DemoWorker): Promise<void> {
  const body = {
    legalToWork: 'yes' as const,
    validDrivers: 'yes' as const,
    posExperience: [...worker.posExperience],
    ...worker.survey,
  };
  await api.call(answerSurvey, { body }, account);
}
