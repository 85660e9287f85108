import { ObjectId } from 'mongodb';
import { asId, type EmployerId } from './core/ids.ts';
import { MessageRepository } from './modules/conversations/domain/message.repository.ts';
import { MessageReportRepository } from './modules/conversations/domain/message-report.ts';
import { InvoiceStandings } from './modules/eligibility/index.ts';
import { InvoiceChargeRepository } from './modules/invoice/domain/invoice-charge.repository.ts';
import { PayoutRepository } from './modules/payouts/domain/payout.repository.ts';
import type { FileKey } from './modules/uploads/index.ts';
import { costOf, profileQueries } from './testing/query-cost.ts';
import { startApi, type TestApi } from './testing/test-api.ts';

const OTHERS = 50;
const KEY = 'messages/a-picture.png' as FileKey;
const EMPLOYER = new ObjectId();
const EMPLOYER_ID = asId<EmployerId>(EMPLOYER.toHexString());

describe('an index that holds only what has a text', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startApi();
    const many = (of: (index: number) => object) => Array.from({ length: OTHERS }, (_, i) => of(i));
    const { native } = api.database;
    await native.collection('messages').insertMany(
      many((number) => ({
        conversationId: EMPLOYER,
        number,
        sendId: `${number}`,
        imageKey: null,
      })),
    );
    await native
      .collection('message_reports')
      .insertMany(many(() => ({ messageId: new ObjectId(), imageKey: null })));
    await native.collection('invoices').insertMany(
      many(() => ({
        employerId: EMPLOYER,
        shiftId: new ObjectId(),
        status: 'paid',
        claims: { warnings: [] },
      })),
    );
    await native
      .collection('payouts')
      .insertMany(many(() => ({ shiftId: new ObjectId(), transferId: null })));
    await profileQueries(api);
  });
  afterAll(() => api.stop());

  it.each([
    ['a message shows a picture', 'messages', () => api.app.get(MessageRepository).isShown(KEY)],
    [
      'a report shows a picture',
      'message_reports',
      () => api.app.get(MessageReportRepository).isShown(KEY),
    ],
    [
      'a business has unpaid invoices',
      'invoices',
      () => api.app.get(InvoiceStandings).of(EMPLOYER_ID),
    ],
    [
      'a card was warned of',
      'invoices',
      () => api.app.get(InvoiceChargeRepository).isWarned(EMPLOYER_ID, 'a card'),
    ],
    [
      'a payout went by a transfer',
      'payouts',
      () => api.app.get(PayoutRepository).findNamed('tr_of_nobody'),
    ],
  ])('is all that is read to tell whether %s', async (_what, collection, ask) => {
    const { examined, keysExamined } = await costOf(api, collection, ask);

    expect({ examined, keysExamined }).toEqual({ examined: 0, keysExamined: 0 });
  });

  it('is looked at above, or asked for by its name', async () => {
    const { native } = api.database;
    const names = await native.listCollections({}, { nameOnly: true }).toArray();
    const indexes = await Promise.all(
      names
        .filter(({ name }) => !name.startsWith('system.'))
        .map(async ({ name }) =>
          (await native.collection(name).indexes())
            .filter(({ partialFilterExpression = {} }) =>
              Object.values(partialFilterExpression).some((part) => part?.$type === 'string'),
            )
            .map((index) => `${name}.${index.name}`),
        ),
    );
    const byName = ['invoices.disputed_newest', 'invoices.given_back'];
    const above = [
      'invoices.warned_cards',
      'message_reports.of_image',
      'messages.of_image',
      'payouts.by_transfer',
    ];

    expect(indexes.flat().toSorted()).toEqual([...byName, ...above].toSorted());
  });
});
