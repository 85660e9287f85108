export {
  CREDENTIAL_SOURCES,
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
  checkCredentialRules,
  neededCredentials,
} from './credentials/rules.ts';
