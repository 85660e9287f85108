import { updateUser } from '@leafshift/contracts/admin';
import {
  conversation,
  conversations,
  type MessageForm,
  markConversationRead,
  markConversationsDelivered,
  reportMessage,
  sendMessage,
} from '@leafshift/contracts/conversations';
import { notifications } from '@leafshift/contracts/notification';
import { cancelAssignment } from '@leafshift/contracts/posts';
import { changePreferences } from '@leafshift/contracts/preferences';
import { aShift } from '../../../testing/a-shift.ts';
import { anUpload } from '../../../testing/documents.ts';
import {
  type Admin,
  anAdmin,
  anEmployer,
  aWorker,
  type Employer,
  type Worker,
} from '../../../testing/people.ts';
import { ShiftSteps } from '../../../testing/shift-steps.ts';
import { DEFAULT_NOW, startApi, type TestApi } from '../../../testing/test-api.ts';

describe('a business and a worker talk about a shift', () => {
  let api: TestApi;
  let admin: Admin;
  let employer: Employer;
  let worker: Worker;
  let steps: ShiftSteps;

  beforeAll(async () => {
    api = await startApi({
      env: {
        RATE_LIMITS: 'on',
        RATE_LIMIT_REGISTRATIONS_PER_HOUR: '500',
        RATE_LIMIT_MESSAGES_PER_HOUR: '20',
      },
    });
    admin = await anAdmin().in(api);
  });
  beforeEach(async () => {
    api.clock.set(DEFAULT_NOW);
    employer = await anEmployer().called('Green Leaf').onboarded().in(api);
    worker = await aWorker().called('Ana Roy').onboarded().in(api);
    steps = await ShiftSteps.post(api, employer, aShift().startingIn(72));
  });
  afterAll(() => api.stop());

  let sent = 0;
  const aSendId = (): string => {
    sent += 1;
    return `00000000-0000-4000-8000-${String(sent).padStart(12, '0')}`;
  };
  const params = () => ({ postId: steps.postId, workerId: worker.id });
  const form = (text: string, fields: Partial<MessageForm> = {}) => ({
    sendId: aSendId(),
    text,
    ...fields,
  });
  const write = (by: Employer | Worker, text: string, fields: Partial<MessageForm> = {}) =>
    api.request(sendMessage, { params: params(), body: form(text, fields) }, by);
  const open = (by: Employer | Worker) =>
    api.get(conversation, { params: params(), query: {} }, by);
  const list = (by: Employer | Worker) => api.get(conversations, { query: {} }, by);
  const read = async (by: Employer | Worker) => {
    const { messages } = await open(by);
    const body = { message: messages[0]?._id ?? '' };
    return api.request(markConversationRead, { params: params(), body }, by);
  };
  const told = async (who: Employer | Worker) => {
    await api.settle();
    const { notifications: all } = await api.get(notifications, { query: {} }, who);
    return all.filter(({ kind }) => kind === 'message-received');
  };
  const refusalOf = async (by: Employer | Worker) => (await open(by)).writing.refusal;

  describe('from the confirmation on', () => {
    it('and nobody else, nor before it', async () => {
      await steps.request(worker);
      expect(await write(worker, 'Hello')).toMatchObject({ status: 404 });
      expect(await write(employer, 'Hello')).toMatchObject({ status: 404 });

      await steps.confirm(worker);
      expect(await write(worker, 'Hello')).toMatchObject({ status: 201 });
      const others = [
        await anEmployer().onboarded().in(api),
        await aWorker().onboarded().in(api),
      ] as const;
      for (const other of others) {
        const asked = await api.request(conversation, { params: params(), query: {} }, other);
        expect(asked.status).toBe(404);
        expect(await write(other, 'Hello')).toMatchObject({ status: 404 });
        expect((await list(other)).conversations).toEqual([]);
      }
      expect((await open(employer)).messages).toMatchObject([{ text: 'Hello', isMine: false }]);
    });

    it('each as they see it, newest first, page by page', async () => {
      await steps.take(worker);
      await write(employer, 'Please bring your CannSell card');
      await write(worker, 'I will');
      await write(worker, 'Which door?');

      const { conversation: seen, messages } = await open(worker);
      expect(seen).toMatchObject({
        post: steps.postId,
        worker: worker.id,
        other: { name: 'Green Leaf' },
        shift: { date: (await steps.shift()).date },
        lastMessage: { text: 'Which door?', isMine: true },
        unread: 1,
      });
      expect(messages.map(({ text, isMine }) => [text, isMine])).toEqual([
        ['Which door?', true],
        ['I will', true],
        ['Please bring your CannSell card', false],
      ]);
      const first = await api.get(conversation, { params: params(), query: { limit: 2 } }, worker);
      const cursor = first.nextCursor ?? '';
      const rest = await api.get(conversation, { params: params(), query: { cursor } }, worker);
      expect(rest.messages.map(({ text }) => text)).toEqual(['Please bring your CannSell card']);
      expect(await list(employer)).toMatchObject({
        conversations: [{ other: { name: 'Ana Roy' }, unread: 2 }],
        unread: 1,
      });
    });
  });

  describe('a message', () => {
    beforeEach(() => steps.take(worker));

    it('is there once, however often a phone sends it', async () => {
      const body = form('On my way');
      const once = await api.get(sendMessage, { params: params(), body }, worker);
      const answers = await Promise.all(
        [1, 2, 3].map(() => api.request(sendMessage, { params: params(), body }, worker)),
      );

      for (const answer of answers) {
        expect(answer).toMatchObject({ status: 201, body: { _id: once._id } });
      }
      expect((await open(employer)).messages).toHaveLength(1);
      expect((await list(employer)).conversations).toMatchObject([{ unread: 1 }]);
    });

    it('is plain text of at most 2,000 characters, without what nobody sees', async () => {
      await write(worker, ' Door\r\nB\u202E\u0007, \tleft ');
      expect((await open(worker)).messages).toMatchObject([{ text: 'Door\nB,  left' }]);

      const codes = await Promise.all(
        ['', ' \n ', 'x'.repeat(2001)].map(async (text) => (await write(worker, text)).body),
      );
      expect(codes).toMatchObject([
        {
          code: 'VALIDATION_FAILED',
          errors: [{ path: 'text', msg: 'Write something, or add a picture' }],
        },
        { code: 'VALIDATION_FAILED' },
        { code: 'VALIDATION_FAILED' },
      ]);
    });

    it('is sent, delivered, then read, as its sender sees', async () => {
      const state = async () => (await open(employer)).messages[0]?.state;
      await write(employer, 'Hello');
      expect(await state()).toBe('sent');
      expect(await list(worker)).toMatchObject({ unread: 1, isUndelivered: true });

      await api.request(markConversationsDelivered, {}, worker);
      expect(await state()).toBe('delivered');
      expect(await list(worker)).toMatchObject({ unread: 1, isUndelivered: false });

      expect((await read(worker)).status).toBe(204);
      expect(await state()).toBe('read');
      expect(await list(worker)).toMatchObject({ unread: 0, conversations: [{ unread: 0 }] });
      expect((await open(worker)).messages).toMatchObject([{ state: null }]);
    });

    it('holds a picture that was uploaded for it, readable by the two alone', async () => {
      const mine = await anUpload(api, worker, 'message-image');
      const ofOther = await anUpload(api, await aWorker().in(api), 'message-image');
      const ofProfile = await anUpload(api, worker, 'profile-picture');

      expect(await write(worker, '', { image: mine })).toMatchObject({
        status: 201,
        body: { text: '', image: expect.stringContaining('signature=') },
      });
      for (const image of [ofOther, ofProfile]) {
        expect((await write(worker, 'Look', { image })).body).toMatchObject({
          code: 'UPLOAD_NOT_FOUND',
        });
      }
      const { messages } = await open(employer);
      expect(messages).toHaveLength(1);
      const address = messages[0]?.image ?? '';
      const path = address.slice(address.indexOf('/api/'));
      const asked = (token?: string) =>
        api.send('GET', path, { headers: token ? { 'x-auth-token': token } : {} });
      expect((await asked(employer.token)).status).toBe(200);
      expect((await asked(worker.token)).status).toBe(404);
      expect((await asked()).status).toBe(404);
    });

    it('has a limit of so many an hour', async () => {
      const counts = await Promise.all(
        Array.from({ length: 24 }, async () => (await write(worker, 'Again')).status),
      );
      expect(counts.filter((status) => status === 201)).toHaveLength(20);
      expect(counts.filter((status) => status === 429)).toHaveLength(4);
    });

    it('has links to follow only from a business whose licence is approved', async () => {
      expect((await open(worker)).areLinksTrusted).toBe(false);
      const licensed = await anEmployer().licensed().in(api);
      steps = await ShiftSteps.post(api, licensed, aShift().startingIn(100));
      await steps.take(worker);
      expect((await open(worker)).areLinksTrusted).toBe(true);
      expect((await open(licensed)).areLinksTrusted).toBe(false);
    });
  });

  describe('what is not read', () => {
    beforeEach(() => steps.take(worker));

    it('is told once after half a minute, with the conversation as its link', async () => {
      await write(employer, 'Secret words');
      await write(employer, 'And more');
      expect(await told(worker)).toEqual([]);

      api.clock.advance({ seconds: 31 });
      const [notification, ...more] = await told(worker);
      expect(more).toEqual([]);
      expect(notification).toMatchObject({
        link: `/messages?shift=${steps.postId}&worker=${worker.id}`,
        params: { name: 'Green Leaf' },
      });
      expect(JSON.stringify(notification)).not.toContain('Secret');
      const mails = await api.mailsTo(worker.email);
      expect(mails.map(({ subject }) => subject)).toContain('You have a new message');
    });

    it('is not told to who reads it at once', async () => {
      await write(employer, 'Hello');
      await read(worker);
      api.clock.advance({ minutes: 2 });
      expect(await told(worker)).toEqual([]);
    });

    it('is told again after half an hour at the soonest, and the notification before is read then', async () => {
      await write(employer, 'One');
      api.clock.advance({ minutes: 1 });
      expect(await told(worker)).toHaveLength(1);
      await write(employer, 'Two');
      api.clock.advance({ minutes: 10 });
      expect(await told(worker)).toHaveLength(1);
      api.clock.advance({ minutes: 20 });
      expect((await told(worker)).map(({ isRead }) => isRead)).toEqual([false, true]);

      await read(worker);
      expect((await told(worker)).map(({ isRead }) => isRead)).toEqual([true, true]);
    });

    it('is not mailed to who has turned mails of messages off', async () => {
      await api.get(changePreferences, { body: { mail: { messages: false } } }, worker);
      await write(employer, 'Hello');
      api.clock.advance({ minutes: 1 });
      expect(await told(worker)).toHaveLength(1);
      const mails = await api.mailsTo(worker.email);
      expect(mails.map(({ subject }) => subject)).not.toContain('You have a new message');
    });
  });

  describe('ends, and stays to be read by both with the reason', () => {
    beforeEach(async () => {
      await steps.take(worker);
      await write(employer, 'Hello');
    });

    const expectEnd = async (code: string, other = code) => {
      expect(await refusalOf(employer)).toBe(other);
      expect(await write(employer, 'More')).toMatchObject({ status: 409, body: { code: other } });
      expect(await refusalOf(worker)).toBe(code);
      expect((await open(worker)).messages).toMatchObject([{ text: 'Hello' }]);
    };

    it('a week after the shift', async () => {
      const { endDate } = await steps.shift();
      expect((await open(worker)).writing).toEqual({
        until: new Date(Date.parse(endDate) + 7 * 24 * 3_600_000).toISOString(),
        refusal: null,
      });
      api.clock.set(endDate);
      api.clock.advance({ hours: 7 * 24 - 1 });
      expect(await refusalOf(worker)).toBeNull();
      api.clock.advance({ hours: 1 });
      await expectEnd('CONVERSATION_OVER');
    });

    it('when the worker was released, or cancels', async () => {
      await steps.release(worker);
      await expectEnd('CONVERSATION_LEFT');

      steps = await ShiftSteps.post(api, employer, aShift().startingIn(120));
      await steps.take(worker);
      await write(employer, 'Hello');
      await api.get(cancelAssignment, { params: { postId: steps.postId } }, worker);
      await expectEnd('CONVERSATION_LEFT');
    });

    it('while one of the two is suspended', async () => {
      const body = { suspended: true, reason: 'No-show' };
      await api.get(updateUser, { params: { id: worker.id }, body }, admin);
      await expectEnd('CONVERSATION_OWN_AWAY', 'CONVERSATION_OTHER_AWAY');
    });
  });

  describe('a message of the other side', () => {
    it('can be reported once by who got it, not by who wrote it', async () => {
      await steps.take(worker);
      await write(employer, 'You are useless');
      const [message] = (await open(worker)).messages;
      const report = (by: Employer | Worker, body: object = { reason: 'harassment' }) =>
        api.request(
          reportMessage,
          { params: { ...params(), messageId: message?._id ?? '' }, body: body as never },
          by,
        );

      expect((await report(employer)).body).toMatchObject({ code: 'MESSAGE_IS_OWN' });
      expect((await report(worker, { reason: 'other', words: ' ' })).status).toBe(400);
      expect((await report(worker)).status).toBe(204);
      expect((await report(worker)).status).toBe(204);
      expect((await open(worker)).messages).toMatchObject([{ isReported: true }]);
      expect((await open(employer)).messages).toMatchObject([{ isReported: false }]);
    });
  });
});
