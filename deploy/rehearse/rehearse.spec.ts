import { whyNoCommand } from '../../tools/process/debian-packages.ts';
import { shortPlan } from './plans.ts';
import { type Outcome, rehearse } from './rehearse.ts';
import type { Span } from './trace/collector.ts';

const TIMEOUT_MS = 600_000;
const whyNot = (await whyNoCommand('nginx')) ?? (await whyNoCommand('redis-server'));

describe('an installation of several processes', () => {
  if (whyNot) {
    it(`is not rehearsed here: ${whyNot}`, () => expect(whyNot).toMatch(/\w/));
    return;
  }

  let outcome: Outcome;
  let trace: readonly Span[] = [];
  beforeAll(async () => {
    const plan = shortPlan((spans) => {
      trace = spans;
    });
    outcome = await rehearse(plan, () => undefined);
  }, TIMEOUT_MS);

  it('loses nothing that was acknowledged when a process of the API is killed or the database elects', () => {
    expect(outcome.acknowledged).toBeGreaterThan(0);
    expect(outcome.evidence).toMatchObject({ lost: 0, dead: 0 });
  });

  it('refuses nobody but those whom a killed process had in hand', () => {
    expect(outcome.lines.flatMap(({ problems }) => problems)).toEqual([]);
    const failed = outcome.lines.filter(({ met }) => met && met.failed.size > 0);
    expect(failed.filter(({ name }) => !name.startsWith('kill -9'))).toEqual([]);
    expect(outcome.skipped).toEqual([]);
  });

  it('traces a request from the gateway to the payment provider, and tells no address of it', () => {
    const names = trace.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining([
        'transaction',
        expect.stringMatching(/^PUT \/api\/posts\/confirm\//),
        expect.stringMatching(/^outbox /),
        expect.stringMatching(/^provider /),
      ]),
    );
    expect(new Set(trace.map(({ service }) => service))).toEqual(
      new Set(['leafshift-gateway', 'leafshift-api']),
    );
    const told = new Set(trace.flatMap(({ attributes }) => [...attributes.keys()]));
    expect(
      [...told].filter((name) => /url|address|target|statement|query|agent/.test(name)),
    ).toEqual([]);
  });
});
