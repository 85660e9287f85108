import { logout } from '@leafshift/contracts/auth';
import { invoicePdf } from '@leafshift/contracts/invoice';
import { markRead, notifications } from '@leafshift/contracts/notification';
import { addSupervisor } from '@leafshift/contracts/profile';
import type { ApiError } from '../api-error.ts';
import {
  answerJson,
  type LocalServer,
  type Respond,
  startLocalServer,
} from '../testing/local-server.ts';
import { type ApiClientSettings, createApiClient } from './create-api-client.ts';

const id = '5f0000000000000000000001';
const notification = {
  _id: id,
  kind: 'worker-confirmed',
  params: {},
  notificationMessage: 'You are confirmed',
  notificationImage: null,
  link: '/home',
  isRead: true,
  createdAt: '2026-05-12T15:00:00.000Z',
};
const page = { notifications: [notification], unread: 0, nextCursor: null };
const supervisor = { name: 'Ana Roy', phoneNumber: '+16045550100', email: 'ana@example.ca' };

describe('createApiClient', () => {
  let server: LocalServer;
  let respond: Respond;

  beforeEach(async () => {
    respond = (_request, response) => answerJson(response, 200, page);
    server = await startLocalServer((request, response) => respond(request, response));
  });
  afterEach(() => server.close());

  const client = (settings: Partial<ApiClientSettings> = {}) =>
    createApiClient({ baseUrl: `${server.origin}/api`, getToken: () => 'token-1', ...settings });

  const failure = async (sent: Promise<unknown>): Promise<ApiError> => {
    try {
      await sent;
    } catch (error) {
      return error as ApiError;
    }
    throw new Error('The call was expected to fail');
  };

  const refuse = (statusCode: number, code: string, msg: string, errors?: unknown): void => {
    respond = (_request, response) =>
      answerJson(response, statusCode, { statusCode, code, msg, errors, requestId: 'req-1' });
  };

  describe('what it sends', () => {
    it('sends the token, the query and the path parameters, each encoded', async () => {
      await client().send(notifications, { query: { limit: 5, cursor: 'a b&c' } });
      respond = (_request, response) => answerJson(response, 200, notification);
      await client().send(markRead, { params: { id } });

      const [list, read] = server.received;
      expect(list?.url).toBe('/api/notification?limit=5&cursor=a+b%26c');
      expect(list?.headers['x-auth-token']).toBe('token-1');
      expect(read?.method).toBe('PUT');
      expect(read?.url).toBe(`/api/notification/mark-read/${id}`);
    });

    it('asks for answers in the language of the page', async () => {
      await client({ getLanguage: () => 'fr' }).send(notifications, {});
      expect(server.received[0]?.headers['accept-language']).toBe('fr');
    });

    it('sends no token when signed out', async () => {
      await client({ getToken: () => null }).send(notifications, {});
      expect(server.received[0]?.headers).not.toHaveProperty('x-auth-token');
    });

    it('sends a body as JSON', async () => {
      refuse(409, 'STATE_CONFLICT', 'Somebody changed this');
      await failure(client().send(addSupervisor, { body: supervisor }));
      expect(server.received[0]?.headers['content-type']).toBe('application/json');
      expect(JSON.parse(server.received[0]?.body ?? '')).toEqual(supervisor);
    });

    it('refuses a missing path parameter as the defect it is, not as a lost connection', async () => {
      const error = await failure(client().send(markRead, { params: { id: '' } }));
      expect(error).toBeInstanceOf(TypeError);
      expect(server.received).toHaveLength(0);
    });
  });

  describe('answers', () => {
    it('answers what the schema reads', async () => {
      await expect(client().send(notifications, {})).resolves.toEqual(page);
    });

    it('answers undefined for 204', async () => {
      respond = (_request, response) => response.writeHead(204).end();
      await expect(client().send(logout, {})).resolves.toBeUndefined();
    });

    it('drops fields that a newer API adds, in lists too', async () => {
      respond = (_request, response) =>
        answerJson(response, 200, {
          ...page,
          notifications: [{ ...notification, priority: 'high' }],
          total: 12,
        });
      await expect(client().send(notifications, {})).resolves.toEqual(page);
    });

    it('refuses an answer that lacks what its schema asks for', async () => {
      respond = (_request, response) => answerJson(response, 200, { ...page, unread: undefined });
      const error = await failure(client().send(notifications, {}));
      expect(error).toMatchObject({
        name: 'ApiError',
        code: 'UNREADABLE_ANSWER',
        statusCode: 200,
        message: 'UNKNOWN_FAILURE',
      });
    });

    it('gives a file as it came', async () => {
      respond = (_request, response) =>
        response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF-1.7');
      const blob = await client().download(invoicePdf, { params: { id } });
      expect(await blob.text()).toBe('%PDF-1.7');
      expect(server.received[0]?.headers.accept).toBe('application/pdf');
    });
  });

  describe('failures', () => {
    it("says what the API's error body says", async () => {
      refuse(400, 'VALIDATION_FAILED', 'Please check the marked fields', [
        { path: 'name', msg: 'Too Short!' },
      ]);
      expect(await failure(client().send(addSupervisor, { body: supervisor }))).toMatchObject({
        name: 'ApiError',
        statusCode: 400,
        code: 'VALIDATION_FAILED',
        message: 'Please check the marked fields',
        errors: [{ path: 'name', msg: 'Too Short!' }],
        requestId: 'req-1',
      });
    });

    it('says what a newer API says, without the fields that it adds', async () => {
      respond = (_request, response) =>
        answerJson(response, 400, {
          statusCode: 400,
          code: 'VALIDATION_FAILED',
          msg: 'Please check the marked fields',
          errors: [{ path: 'name', msg: 'Too Short!', code: 'TOO_SHORT' }],
          requestId: 'req-1',
          docs: 'https://docs.example.ca',
        });
      expect(await failure(client().send(addSupervisor, { body: supervisor }))).toMatchObject({
        code: 'VALIDATION_FAILED',
        message: 'Please check the marked fields',
        errors: [{ path: 'name', msg: 'Too Short!' }],
      });
    });

    it('says that there is an error where somebody other than the API answers', async () => {
      respond = (_request, response) =>
        response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad Gateway</h1>');
      expect(await failure(client().send(notifications, {}))).toMatchObject({
        statusCode: 502,
        code: 'UNREADABLE_ANSWER',
        message: 'UNKNOWN_FAILURE',
      });
    });

    it('says that the reader seems to be offline where no answer comes', async () => {
      respond = (_request, response) => response.destroy();
      const error = await failure(client().send(notifications, {}));
      expect(error).toMatchObject({ code: 'OFFLINE', statusCode: 0 });
      expect(error.message).toMatch(/^OFFLINE$/);
    });

    it('says its own sentences in the language of the page', async () => {
      respond = (_request, response) => response.destroy();
      const say = (english: string) => `fr: ${english}`;
      const error = await failure(client({ say }).send(notifications, {}));
      expect(error.message).toMatch(/^fr: OFFLINE$/);
    });

    it('gives up after the time limit and says so', async () => {
      respond = () => undefined;
      const error = await failure(client({ timeoutMs: 20 }).send(notifications, {}));
      expect(error).toMatchObject({ code: 'TIMED_OUT', statusCode: 0 });
    });

    it('rejects with the reason of the signal when the caller aborts', async () => {
      respond = () => undefined;
      const controller = new AbortController();
      const sent = client().send(notifications, {}, { signal: controller.signal });
      controller.abort(new Error('left the page'));
      expect((await failure(sent)).message).toBe('left the page');
    });
  });

  describe('the end of a session', () => {
    it('is told when the current token is refused', async () => {
      const onSessionEnded = jest.fn();
      refuse(401, 'SESSION_ENDED', 'Your session has ended');
      await failure(client({ onSessionEnded }).send(notifications, {}));
      expect(onSessionEnded).toHaveBeenCalledTimes(1);
    });

    it('is not told when the token was replaced while the call was on its way', async () => {
      const onSessionEnded = jest.fn();
      const tokens = ['old', 'new'];
      refuse(401, 'SESSION_ENDED', 'Your session has ended');
      await failure(
        client({ onSessionEnded, getToken: () => tokens.shift() ?? null }).send(notifications, {}),
      );
      expect(onSessionEnded).not.toHaveBeenCalled();
    });

    it('is not told for a wrong password', async () => {
      const onSessionEnded = jest.fn();
      refuse(401, 'INVALID_CREDENTIALS', 'Invalid Credentials');
      await failure(client({ onSessionEnded }).send(notifications, {}));
      expect(onSessionEnded).not.toHaveBeenCalled();
    });
  });

  describe('idempotency keys', () => {
    const keyOf = (index: number) => server.received[index]?.headers['idempotency-key'];

    it('go with changes only', async () => {
      await client().send(notifications, {});
      expect(keyOf(0)).toBeUndefined();
    });

    it('stay the same while the outcome is open, whatever the order of the fields', async () => {
      const api = client();
      respond = (_request, response) => response.destroy();
      await failure(api.send(addSupervisor, { body: supervisor }));
      refuse(503, 'DEPENDENCY_DOWN', 'A service is not answering');
      const { name, ...rest } = supervisor;
      await failure(api.send(addSupervisor, { body: { ...rest, name } }));
      refuse(400, 'VALIDATION_FAILED', 'Please check');
      await failure(api.send(addSupervisor, { body: supervisor }));
      await failure(api.send(addSupervisor, { body: supervisor }));

      expect(keyOf(0)).toBeTruthy();
      expect(keyOf(1)).toBe(keyOf(0));
      expect(keyOf(2)).toBe(keyOf(0));
      expect(keyOf(3)).not.toBe(keyOf(0));
    });

    it('differ for another input', async () => {
      const api = client();
      respond = (_request, response) => response.destroy();
      await failure(api.send(addSupervisor, { body: supervisor }));
      await failure(api.send(addSupervisor, { body: { ...supervisor, name: 'Ben Roy' } }));
      expect(keyOf(1)).not.toBe(keyOf(0));
    });

    it('are the caller’s own where given', async () => {
      refuse(409, 'STATE_CONFLICT', 'Somebody changed this');
      await failure(client().send(addSupervisor, { body: supervisor }, { idempotencyKey: 'mine' }));
      expect(keyOf(0)).toBe('mine');
    });
  });

  describe('uploads', () => {
    // jsdom sends a typed array, but not the Blob of Node that stands in for its own.
    const bytes = new TextEncoder().encode('12345') as unknown as Blob;
    const ticket = () => ({
      uploadUrl: `${server.origin}/files/abc`,
      method: 'PUT' as const,
      headers: { 'content-type': 'image/png' },
    });

    it('send the bytes with the headers of the ticket and report their progress', async () => {
      respond = (_request, response) => response.writeHead(204).end();
      const shares: number[] = [];
      await client().upload(ticket(), bytes, (share) => shares.push(share));
      expect(server.received[0]).toMatchObject({ method: 'PUT', body: '12345' });
      expect(server.received[0]?.headers['content-type']).toBe('image/png');
      expect(server.received[0]?.headers).not.toHaveProperty('x-auth-token');
      expect(shares.at(-1)).toBe(1);
    });

    it('fail with what the storage says', async () => {
      refuse(415, 'NOT_AN_IMAGE', 'The file must be an image');
      const error = await failure(client().upload(ticket(), bytes));
      expect(error).toMatchObject({ code: 'NOT_AN_IMAGE', message: 'The file must be an image' });
    });

    it('stop when the caller aborts', async () => {
      const controller = new AbortController();
      respond = () => controller.abort(new Error('cancelled'));
      const sent = client().upload(ticket(), bytes, undefined, {
        signal: controller.signal,
      });
      expect((await failure(sent)).message).toBe('cancelled');
    });
  });

  describe('calls that want to know that it is still the owner', () => {
    /** Refuses until it is confirmed. */
    const guarded = (code = 'STEP_UP_REQUIRED', msg = 'Please confirm') => {
      let isConfirmed = false;
      respond = (_request, response) =>
        isConfirmed
          ? answerJson(response, 200, notification)
          : answerJson(response, 403, {
              statusCode: 403,
              code,
              msg,
              requestId: 'req-1',
            });
      return {
        confirm: () => {
          isConfirmed = true;
        },
      };
    };
    const keysSent = () => server.received.map(({ headers }) => headers['idempotency-key']);

    it('are sent again under the same key once the owner has confirmed it', async () => {
      const { confirm } = guarded();
      const onOwnerAsked = jest.fn();
      const confirmOwner = jest.fn(async () => {
        expect(onOwnerAsked).toHaveBeenCalledTimes(1);
        confirm();
        return true;
      });

      const answer = client({ confirmOwner }).send(markRead, { params: { id } }, { onOwnerAsked });

      await expect(answer).resolves.toEqual(notification);
      expect(confirmOwner).toHaveBeenCalledTimes(1);
      expect(keysSent()).toEqual([expect.any(String), keysSent()[0]]);
    });

    it('fail with what the server said when the owner would not', async () => {
      guarded();
      const sent = client({ confirmOwner: async () => false }).send(markRead, { params: { id } });

      expect(await failure(sent)).toMatchObject({ code: 'STEP_UP_REQUIRED', statusCode: 403 });
      expect(server.received).toHaveLength(1);
    });

    it('are sent again under a new key once the address is verified', async () => {
      const { confirm } = guarded('EMAIL_NOT_VERIFIED', 'Please verify');
      const verifyEmail = jest.fn(async () => {
        confirm();
        return true;
      });

      const answer = client({ verifyEmail }).send(markRead, { params: { id } });

      await expect(answer).resolves.toEqual(notification);
      expect(verifyEmail).toHaveBeenCalledTimes(1);
      expect(new Set(keysSent()).size).toBe(2);
    });

    it('are not sent a third time', async () => {
      guarded();
      const confirmOwner = jest.fn(async () => true);
      const sent = client({ confirmOwner }).send(markRead, { params: { id } });

      expect(await failure(sent)).toMatchObject({ code: 'STEP_UP_REQUIRED' });
      expect(confirmOwner).toHaveBeenCalledTimes(1);
      expect(server.received).toHaveLength(2);
    });

    it('fail as before where nobody can be asked', async () => {
      guarded();
      expect(await failure(client().send(markRead, { params: { id } }))).toMatchObject({
        code: 'STEP_UP_REQUIRED',
      });
    });
  });
});
