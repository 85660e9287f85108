import { aSandbox, type SandboxFixture, stopSandboxes } from '../testing/a-sandbox.ts';
import { aCustomerWithCard } from '../testing/card-page.ts';

afterEach(stopSandboxes);

async function aDispute(fixture: SandboxFixture) {
  const { stripe, sandbox } = fixture;
  const { customer, card } = await aCustomerWithCard(fixture);
  await stripe.paymentIntents.create({
    amount: 1000,
    currency: 'cad',
    customer: customer.id,
    payment_method: card,
    confirm: true,
    off_session: true,
  });
  await fetch(`${sandbox.url}/_sandbox/events/dispute-opened`, { method: 'POST' });
  const [dispute] = (await stripe.disputes.list()).data;
  if (!dispute) throw new Error('There is no dispute');
  return dispute;
}

describe('a dispute', () => {
  const evidence = { data: Buffer.from('%PDF-1.7'), name: 'hours.pdf', type: 'application/pdf' };

  it('takes words and files, keeps them back where asked, and is closed once', async () => {
    const fixture = await aSandbox({ control: true });
    const { stripe } = fixture;
    const { id } = await aDispute(fixture);
    const file = await stripe.files.create({ purpose: 'dispute_evidence', file: evidence });
    expect(file).toMatchObject({ purpose: 'dispute_evidence', size: 8, type: 'pdf' });

    const words = { service_documentation: file.id, product_description: 'A shift' };
    const kept = await stripe.disputes.update(id, { evidence: words, submit: false });
    expect(kept).toMatchObject({
      status: 'needs_response',
      evidence_details: { has_evidence: true, submission_count: 0 },
    });
    const more = { uncategorized_text: 'Eight hours' };
    expect(await stripe.disputes.update(id, { evidence: more, submit: true })).toMatchObject({
      status: 'under_review',
      evidence: { ...words, ...more },
      evidence_details: { submission_count: 1 },
    });
    expect(await stripe.disputes.close(id)).toMatchObject({ status: 'lost' });
    await expect(stripe.disputes.close(id)).rejects.toThrow('already closed');
    await expect(stripe.disputes.update(id, { evidence: more })).rejects.toThrow('already closed');
  });

  it('takes no file that is not there, of another type or larger than 5 MB', async () => {
    const fixture = await aSandbox({ control: true });
    const { stripe } = fixture;
    const { id } = await aDispute(fixture);
    const unknown = { evidence: { receipt: 'file_none' } };
    await expect(stripe.disputes.update(id, unknown)).rejects.toThrow('No such file upload');
    const purpose = 'dispute_evidence';
    const text = { ...evidence, type: 'text/plain' };
    await expect(stripe.files.create({ purpose, file: text })).rejects.toThrow('invalid file');
    const large = { ...evidence, data: Buffer.alloc(5 * 1024 * 1024 + 1) };
    await expect(stripe.files.create({ purpose, file: large })).rejects.toThrow('too large');
  });
});
