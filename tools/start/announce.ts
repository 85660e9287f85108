import type { Stack } from './start-stack.ts';

const DEMO_PASSWORD = 'leafshift-demo';
const DEMO_ACCOUNTS = ['employer', 'worker', 'admin'].map((who) => `${who}@demo.leafshift.ca`);

/** Says where everything is, and who can sign in. */
export function announce({ portalUrl }: Stack): void {
  console.log(`\nLeafshift is at ${portalUrl}\n`);
  console.log(`  Demo accounts (password ${DEMO_PASSWORD}):`);
  for (const account of DEMO_ACCOUNTS) console.log(`    ${account}`);
  console.log(`  Mails that were sent: ${portalUrl}/dev/mail`);
  console.log(`  The API's clock: ${portalUrl}/dev`);
  console.log('\nCtrl-C stops everything.');
}
