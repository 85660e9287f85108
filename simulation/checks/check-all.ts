import { checkBooks } from './books.ts';
import { checkCharges } from './charges.ts';
import type { Check, Evidence } from './evidence.ts';
import { checkMails } from './mails.ts';
import { checkPayouts } from './payouts.ts';
import { checkPlaces } from './places.ts';

/** Everything that must be true whenever nothing is under way. */
const CHECKS: readonly Check[] = [checkBooks, checkPlaces, checkCharges, checkMails, checkPayouts];

/** Sentences on what is not true. */
export async function checkAll(evidence: Evidence): Promise<readonly string[]> {
  const problems: string[] = [];
  for (const check of CHECKS) problems.push(...(await check(evidence)));
  return problems;
}
