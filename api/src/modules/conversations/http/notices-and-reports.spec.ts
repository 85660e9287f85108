import {
  conversation,
  conversations,
  decideMessageReport,
  markConversationRead,
  messageReports,
  noticeAudience,
  notices,
  readReportedConversation,
  reportMessage,
  sendMessage,
  sendNotice,
} from '@leafshift/contracts/conversations';
import { deleteAccount, exportAccount } from '@leafshift/contracts/users';
import { aShift } from '../../../testing/a-shift.ts';
import { anUpload } from '../../../testing/documents.ts';
import {
  type Admin,
  anAdmin,
  anEmployer,
  aWorker,
  type Employer,
  PASSWORD,
  type Worker,
} from '../../../testing/people.ts';
import { ShiftSteps } from '../../../testing/shift-steps.ts';
import { DEFAULT_NOW, startApi, type TestApi } from '../../../testing/test-api.ts';
import { OldMessages } from '../application/old-messages.ts';

let sent = 0;
const aSendId = (): string => {
  sent += 1;
  return `00000000-0000-4000-8000-${String(sent).padStart(12, '0')}`;
};

describe('messages beyond the two', () => {
  let api: TestApi;
  let admin: Admin;
  let employer: Employer;
  let worker: Worker;
  let steps: ShiftSteps;

  beforeAll(async () => {
    api = await startApi({
      env: { MESSAGES_KEPT_MONTHS: '2', SESSION_DAYS: '365', SESSION_IDLE_DAYS: '365' },
    });
    admin = await anAdmin().in(api);
  });
  beforeEach(async () => {
    api.clock.set(DEFAULT_NOW);
    employer = await anEmployer().called('Green Leaf').onboarded().in(api);
    worker = await aWorker().called('Ana Roy').onboarded().in(api);
    steps = await ShiftSteps.post(api, employer, aShift().startingIn(72).with({ totalWorkers: 3 }));
    await steps.take(worker);
  });
  afterAll(() => api.stop());

  const params = (of = worker) => ({ postId: steps.postId, workerId: of.id });
  const write = (by: Employer | Worker, text: string, image?: string) =>
    api.get(
      sendMessage,
      { params: params(), body: { sendId: aSendId(), text, ...(image && { image }) } },
      by,
    );
  const open = (by: Employer | Worker, of = worker) =>
    api.get(conversation, { params: params(of), query: {} }, by);

  describe('a notice', () => {
    const toShift = () => ({ of: 'shift', post: steps.postId }) as const;

    it('reaches each confirmed worker in their conversation, with one send, and counts who has read it', async () => {
      const second = await aWorker().called('Ben Li').onboarded().in(api);
      const asking = await aWorker().called('Not Yet').onboarded().in(api);
      await steps.take(second);
      await steps.request(asking);
      const body = { sendId: aSendId(), text: 'We open at nine', to: toShift() };

      expect(await api.get(noticeAudience, { query: { post: steps.postId } }, employer)).toEqual({
        workers: 2,
      });
      const once = await api.get(sendNotice, { body }, employer);
      expect(await api.get(sendNotice, { body }, employer)).toEqual(once);
      expect(once).toMatchObject({ workers: 2, delivered: 0, read: 0 });

      const { messages } = await open(worker);
      expect(messages).toMatchObject([{ text: 'We open at nine', isNotice: true }]);
      expect((await open(second, second)).messages).toHaveLength(1);
      expect((await api.get(conversations, { query: {} }, asking)).conversations).toEqual([]);
      const message = messages[0]?._id ?? '';
      await api.request(markConversationRead, { params: params(), body: { message } }, worker);
      const listed = await api.get(notices, { query: { post: steps.postId } }, employer);
      expect(listed.notices).toMatchObject([{ _id: once._id, workers: 2, delivered: 1, read: 1 }]);
    });

    it('goes to the workers of a day by the clocks of the place, at one location or at all', async () => {
      const { date, timeZone } = await steps.shift();
      const day = new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date(date));
      const reach = async (query: object) =>
        (await api.get(noticeAudience, { query: query as never }, employer)).workers;

      expect(await reach({ day })).toBe(1);
      expect(await reach({ day, location: employer.locationId })).toBe(1);
      expect(await reach({ day, location: 'a'.repeat(24) })).toBe(0);
      expect(await reach({ day: '2026-01-01' })).toBe(0);
      const to = { of: 'day', day } as const;
      const body = { sendId: aSendId(), text: 'Rain today', to };
      expect(await api.get(sendNotice, { body }, employer)).toMatchObject({ workers: 1, to });
    });

    it('is not sent to nobody, nor about a shift of somebody else', async () => {
      await steps.release(worker);
      const body = { sendId: aSendId(), text: 'Hello', to: toShift() };
      expect((await api.request(sendNotice, { body }, employer)).body).toMatchObject({
        code: 'NOBODY_TO_NOTIFY',
      });
      const other = await anEmployer().onboarded().in(api);
      expect((await api.request(sendNotice, { body }, other)).status).toBe(404);
    });
  });

  describe('a reported message', () => {
    const reported = async (): Promise<string> => {
      await write(worker, 'Where is the key?');
      const { _id: messageId } = await write(employer, 'You are useless');
      const report = { reason: 'harassment', words: 'Every day' } as const;
      await api.get(reportMessage, { params: { ...params(), messageId }, body: report }, worker);
      const { reports } = await api.get(messageReports, { query: { limit: 100 } }, admin);
      const found = reports.find(({ post }) => post === steps.postId);
      expect(found).toMatchObject({
        reason: 'harassment',
        words: 'Every day',
        reporter: { _id: worker.id, name: 'Ana Roy' },
        reported: { _id: employer.id, name: 'Green Leaf', side: 'business' },
        createdAt: api.clock.now().toISOString(),
      });
      return found?._id ?? '';
    };
    const decide = (id: string, decision: 'dismissed' | 'removed' | 'closed') =>
      api.request(
        decideMessageReport,
        { params: { id }, body: { decision, reason: 'An insult' } },
        admin,
      );

    it('is read by the back office with what was written around it, only so', async () => {
      const id = await reported();
      const read = await api.get(readReportedConversation, { params: { id } }, admin);
      expect(read.messages.map(({ text, side, isReported }) => [text, side, isReported])).toEqual([
        ['Where is the key?', 'worker', false],
        ['You are useless', 'business', true],
      ]);
      const unreported = { params: { id: 'a'.repeat(24) } };
      expect((await api.request(readReportedConversation, unreported, admin)).status).toBe(404);
    });

    it('is left, taken away, or ends the conversation, once', async () => {
      expect((await decide(await reported(), 'dismissed')).status).toBe(204);
      expect((await open(worker)).messages[0]).toMatchObject({ text: 'You are useless' });

      const id = await reported();
      expect((await decide(id, 'removed')).status).toBe(204);
      expect((await decide(id, 'removed')).status).toBe(404);
      for (const side of [worker, employer]) {
        expect((await open(side)).messages[0]).toMatchObject({ text: '', isRemoved: true });
        expect(await api.get(conversations, { query: {} }, side)).toMatchObject({
          conversations: [{ lastMessage: { text: '' } }],
        });
      }
      const again = await reported();
      await decide(again, 'closed');
      expect((await open(worker)).writing.refusal).toBe('CONVERSATION_CLOSED');
      expect((await open(employer)).writing.refusal).toBe('CONVERSATION_CLOSED');
      const read = await api.get(readReportedConversation, { params: { id: again } }, admin);
      expect(read.messages.find(({ isReported }) => isReported)).toMatchObject({
        text: 'You are useless',
        isRemoved: true,
      });
    });
  });

  describe('what is kept', () => {
    const stored = (name: string) => api.database.native.collection(name).countDocuments({});

    it('goes with its pictures when the months are over, but for what a report waits for', async () => {
      await write(worker, 'Look', await anUpload(api, worker, 'message-image'));
      const { _id: messageId } = await write(employer, 'You again');
      const report = { params: { ...params(), messageId }, body: { reason: 'scam' } } as const;
      await api.get(reportMessage, report, worker);
      const { endDate } = await steps.shift();
      const old = api.app.get(OldMessages);

      api.clock.set(endDate);
      api.clock.advance({ days: 50 });
      await old.run();
      const messages = await stored('messages');
      api.clock.advance({ days: 20 });
      await old.run();
      expect((await open(worker)).messages).toHaveLength(2);
      const { reports } = await api.get(messageReports, { query: { limit: 100 } }, admin);
      const id = reports.find(({ post }) => post === steps.postId)?._id ?? '';
      const body = { decision: 'dismissed', reason: 'Nothing wrong' } as const;
      await api.request(decideMessageReport, { params: { id }, body }, admin);
      await old.run();
      await api.settle();

      expect((await open(worker)).messages).toEqual([]);
      expect(await stored('messages')).toBeLessThan(messages);
      const left = { kind: 'message-image', ownerId: { $exists: true } };
      expect(await api.database.native.collection('uploads').countDocuments(left)).toBe(0);
    });

    it('is in the export of who wrote it, and loses its pictures with the account', async () => {
      const image = await anUpload(api, worker, 'message-image');
      await write(worker, 'Look', image);
      await write(employer, 'I see');
      const exported = await api.request(exportAccount, {}, worker);
      const written = JSON.stringify(exported.body);
      expect(written).toContain('"text":"Look"');
      expect(written).not.toContain('I see');

      await steps.release(worker);
      const left = await api.request(deleteAccount, { body: { password: PASSWORD } }, worker);
      expect(left.status).toBe(204);
      const { conversation: seen, messages, writing } = await open(employer);
      expect(seen.other.name).toBe('Former member');
      expect(messages).toMatchObject([{ text: 'I see' }, { text: 'Look', image: null }]);
      expect(writing.refusal).toBe('CONVERSATION_OTHER_AWAY');
    });
  });
});
