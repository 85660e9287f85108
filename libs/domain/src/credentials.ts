export {
  CREDENTIAL_SOURCES,
  CREDENTIAL_YEARS,
  CREDENTIALS,
  type Credential,
} from './credentials/kinds.ts';
export {
  certificateExpiry,
  credentialRefusal,
  type HeldCertificate,
  missingCredentials,
  workerCredentialRefusal,
} from './credentials/missing.ts';
export {
  CREDENTIAL_RULES,
  type CredentialRule,
  type CredentialShift,
  checkCredentialRules,
  neededCredentials,
} from './credentials/rules.ts';
