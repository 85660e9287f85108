export { CredentialGate } from './application/credential-gate.ts';
export { ShownCredentials } from './application/shown-credentials.ts';
export { CredentialsModule } from './credentials.module.ts';
