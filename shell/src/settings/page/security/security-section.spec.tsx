import {
  beginPasskey,
  beginTotp,
  type Factor,
  finishPasskey,
  finishTotp,
  removeFactor,
  renewRecoveryCodes,
  secondFactors,
} from '@leafshift/contracts/second-factor';
import { createQueryClient } from '@leafshift/data-access';
import { anId } from '@leafshift/testing/builders';
import { createMockApi, failing, handle } from '@leafshift/testing/mock-api';
import { accessibilityProblems } from '@leafshift/testing/render';
import { QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import {
  addPasskeyDevice,
  DEVICE_ANSWERS,
  removePasskeyDevice,
} from '../../../testing/passkey-device.ts';
import { renderInShell } from '../../../testing/render-in-shell.tsx';
import { SecuritySection } from './security-section.tsx';

const APP: Factor = {
  _id: anId(1),
  kind: 'totp',
  name: '',
  createdAt: '2026-05-01T16:00:00.000Z',
  lastUsedAt: null,
};
const KEY: Factor = { ...APP, _id: anId(2), kind: 'passkey', name: 'Blue key' };
const SET_UP = { secret: 'ABCDEFGH', uri: 'otpauth://totp/Leafshift:me?secret=ABCDEFGH' };
const CODES = ['abcd-efgh-jkmn', 'bcde-fghj-kmnp'];

const answering = (factors: readonly Factor[], isNeeded = false) =>
  handle(secondFactors, {
    factors: [...factors],
    recoveryCodesLeft: factors.length > 0 ? 10 : 0,
    isNeeded,
  });

const setUp = async (...handlers: Parameters<typeof createMockApi>[0] & object) => {
  const api = createMockApi(handlers);
  const page = (
    <main>
      <QueryClientProvider client={createQueryClient()}>
        <SecuritySection />
      </QueryClientProvider>
    </main>
  );
  const shown = renderInShell(page, { api });
  await screen.findByRole('button', { name: 'Set up an authenticator app' });
  return { api, ...shown };
};

const press = (name: string) => screen.getByRole('button', { name });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const alertsSay = (text: string) =>
  waitFor(() => expect(screen.getByRole('region', { name: 'Alerts' })).toHaveTextContent(text));

describe('the settings of second factors', () => {
  it('lists them, and can be used with assistive technology', async () => {
    const { container } = await setUp(answering([APP, KEY]));
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByText('10 codes left.')).toBeVisible();
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('says that one is needed', async () => {
    await setUp(answering([], true));
    expect(screen.getByRole('alert')).toHaveTextContent('before it has a second factor');
  });

  it('sets an authenticator app up, and shows the recovery codes once', async () => {
    const { user, api, baseElement } = await setUp(
      answering([]),
      handle(beginTotp, SET_UP),
      handle(finishTotp, { recoveryCodes: CODES }),
    );
    await user.click(press('Set up an authenticator app'));
    const app = await dialog('Set up an authenticator app');
    expect(app.getByText('ABCD EFGH')).toBeInTheDocument();
    expect(app.getByRole('img', { name: /QR code/ })).toBeInTheDocument();
    expect(await accessibilityProblems(baseElement)).toEqual([]);
    api.use(answering([APP]));
    await user.type(app.getByLabelText('Code of your authenticator app'), '123456{Enter}');
    await alertsSay('Success: Second factor added');
    expect(api.sentTo(finishTotp)).toEqual([{ body: { code: '123456' } }]);

    const codes = await dialog('Recovery codes');
    expect(codes.getByText(CODES[0] ?? '')).toBeInTheDocument();
    await user.click(codes.getByRole('button', { name: 'I have kept them' }));
    await waitFor(() => expect(screen.queryByText(CODES[0] ?? '')).not.toBeInTheDocument());
    expect(await screen.findByText('Authenticator app')).toBeVisible();
  });

  it('says in place that the first code is not right', async () => {
    const { user } = await setUp(
      answering([]),
      handle(beginTotp, SET_UP),
      failing(finishTotp, 'FACTOR_CODE_WRONG'),
    );
    await user.click(press('Set up an authenticator app'));
    const app = await dialog('Set up an authenticator app');
    await user.type(app.getByLabelText('Code of your authenticator app'), '123456{Enter}');
    expect(await app.findByText(/This code is not right/)).toBeVisible();
  });

  it('removes one, after asking', async () => {
    const { user, api } = await setUp(answering([KEY]), handle(removeFactor, undefined));
    await user.click(press('Remove Blue key'));
    expect(api.sentTo(removeFactor)).toEqual([]);
    const asking = await dialog('Remove this second factor?');
    await user.click(asking.getByRole('button', { name: 'Remove' }));
    await alertsSay('Success: Second factor removed');
    expect(api.sentTo(removeFactor)).toEqual([{ params: { id: KEY._id } }]);
  });

  it('makes recovery codes anew, after asking', async () => {
    const { user } = await setUp(
      answering([KEY]),
      handle(renewRecoveryCodes, { recoveryCodes: CODES }),
    );
    await user.click(press('New codes'));
    const asking = await dialog('Make new recovery codes?');
    await user.click(asking.getByRole('button', { name: 'New codes' }));
    const codes = await dialog('Recovery codes');
    expect(codes.getAllByRole('listitem')).toHaveLength(2);
  });
});

describe('adding a passkey in the settings', () => {
  const asked = handle(beginPasskey, {
    challenge: 'AAAA',
    rp: { id: 'localhost', name: 'Leafshift' },
    user: { id: 'BBBB', name: 'me@example.ca', displayName: 'Me' },
    algorithms: [-7],
    known: [],
  });
  const begin = async (...handlers: Parameters<typeof createMockApi>[0] & object) => {
    const shown = await setUp(answering([APP]), asked, ...handlers);
    await shown.user.click(press('Add a passkey'));
    return { ...shown, asking: await dialog('Add a passkey') };
  };

  afterEach(removePasskeyDevice);

  it('is not offered by a browser that knows none', async () => {
    await setUp(answering([]));
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
  });

  it('asks for a name first, then the device', async () => {
    addPasskeyDevice();
    const { user, api, asking, baseElement } = await begin(handle(finishPasskey, {}));
    expect(await accessibilityProblems(baseElement)).toEqual([]);
    await user.click(asking.getByRole('button', { name: 'Continue' }));
    expect(await asking.findByText('Please give the passkey a name')).toBeInTheDocument();
    expect(api.sentTo(beginPasskey)).toEqual([]);

    await user.type(asking.getByLabelText('Name'), 'Blue key{Enter}');
    await alertsSay('Success: Second factor added');
    expect(api.sentTo(finishPasskey)).toEqual([
      { body: { name: 'Blue key', passkey: DEVICE_ANSWERS.made } },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('keeps the name when the person gives up', async () => {
    addPasskeyDevice('gives up');
    const { user, api, asking } = await begin();
    await user.type(asking.getByLabelText('Name'), 'Blue key{Enter}');
    await waitFor(() => expect(api.sentTo(beginPasskey)).toHaveLength(1));
    expect(asking.getByLabelText('Name')).toHaveValue('Blue key');
    expect(api.sentTo(finishPasskey)).toEqual([]);
  });
});
