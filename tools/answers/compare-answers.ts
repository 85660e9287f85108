import { type ApiBundle, buildApi } from '../drills/api/api-bundle.ts';
import type { Checkout } from './checkout.ts';
import { signInPeople } from './demo-people.ts';
import { type Difference, findDifferences } from './find-differences.ts';
import { getOperations, type OpenApiDocument } from './get-operations.ts';
import { Marketplace } from './marketplace.ts';
import { AnswerRecorder, type Asker } from './record-answers.ts';

/** What came of a comparison. */
export interface Comparison {
  readonly asked: number;
  readonly differences: readonly Difference[];
  /** GETs that refused everybody, so that nothing is known of their answers. */
  readonly neverAnswered: readonly string[];
  readonly ledgerIsBalanced: boolean;
}

export interface ComparisonParts {
  readonly checkout: Checkout;
  readonly mongodbUri: string;
  readonly allowed: readonly string[];
  readonly say: (line: string) => void;
}

const ADMIN = 'admin@demo.leafshift.ca';

/** Asks the commit's API and the current tree's the same questions, with the same data at the same time. */
export async function compareAnswers(parts: ComparisonParts): Promise<Comparison> {
  const { checkout, mongodbUri, allowed, say } = parts;
  await using cleanUp = new AsyncDisposableStack();
  const building = async (root?: string): Promise<ApiBundle> => {
    const bundle = await buildApi(root);
    cleanUp.defer(() => bundle.remove());
    return bundle;
  };
  say(`Building the API of ${checkout.commit.slice(0, 12)} and of this tree`);
  const old = await building(checkout.folder);
  const current = await building();
  const marketplace = await Marketplace.prepare(mongodbUri, cleanUp);
  say('Filling a database with the demo data of the commit');
  const people = await marketplace.fill(old, signInPeople);
  const now = new Date();
  await marketplace.copy('before');
  await marketplace.copy('after');
  say(`Asking the commit as ${people.length} people and the public`);
  const before = await marketplace.serve(old, 'before', now, async (origin) => {
    const recorder = new AnswerRecorder(origin, getOperations(await documentOf(origin)), now);
    const answers = await recorder.record(people);
    return {
      answers,
      operations: getOperations(await documentOf(origin)),
      never: recorder.neverFound,
    };
  });
  say(`Asking this tree, on a copy that its migrations have changed`);
  const after = await marketplace.serve(current, 'after', now, async (origin) => ({
    answers: await new AnswerRecorder(origin, before.operations, now).record(people),
    ledger: await ledgerOf(origin, people),
  }));
  return {
    asked: before.answers.size,
    differences: findDifferences(before.answers, after.answers, allowed),
    neverAnswered: before.never,
    ledgerIsBalanced: after.ledger,
  };
}

async function documentOf(origin: string): Promise<OpenApiDocument> {
  return (await (await fetch(`${origin}/api/openapi.json`)).json()) as OpenApiDocument;
}

async function ledgerOf(origin: string, people: readonly Asker[]): Promise<boolean> {
  const { token = '' } = people.find(({ name }) => name === ADMIN) ?? {};
  const headers = { 'x-auth-token': token };
  const answer = await fetch(`${origin}/api/admin/ledger/check`, { headers });
  const { balanced, sumCents } = (await answer.json()) as { balanced: boolean; sumCents: number };
  return balanced && sumCents === 0;
}
