import { textCode } from '@leafshift/domain/text-code';
import { act, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { createI18n } from '../create-i18n.ts';
import { sayMessage, useMessages, useTrade } from './messages.ts';
import { useNotificationText } from './notifications.ts';
import { useRefusals } from './refusals.ts';

const restored = {
  kind: 'account-restored',
  params: {},
  notificationMessage: 'Your account is active again',
} as const;
const unheardOf = { ...restored, kind: 'moon-landing', notificationMessage: 'The moon is reached' };

function Page() {
  const say = useMessages();
  const sayRefusal = useRefusals();
  const trade = useTrade();
  const textOf = useNotificationText();
  return (
    <>
      <p>{say(textCode('TOO_SHORT'))}</p>
      <p>{say(textCode('RATE_BELOW_MINIMUM', { min: '$25', jobType: 'Cultivation' }))}</p>
      <p>{say('Bring boots (size 9) please')}</p>
      <p>{sayRefusal(textCode('SHIFT_FILLED'))}</p>
      <p>{trade('Trimmer')}</p>
      <p>{trade('Night guard: $t(TOO_SHORT) {{x}}')}</p>
      <p>{textOf(restored)}</p>
      <p>{textOf(unheardOf)}</p>
    </>
  );
}

const setUp = (language: 'en' | 'fr') => {
  const i18n = createI18n({ language, resources: {} });
  render(
    <I18nextProvider i18n={i18n}>
      <Page />
    </I18nextProvider>,
  );
  return i18n;
};

describe('what rules, errors and notifications say', () => {
  it('is there at once in English, by its code', () => {
    setUp('en');
    for (const text of [
      'Too Short!',
      'The rate cannot be lower than $25 for Cultivation',
      'You have already filled this shift',
      'Trimmer',
      'Your account is active again',
    ]) {
      expect(screen.getByText(text)).toBeVisible();
    }
  });

  it('is said in the language of the page, with the words of the trade in it', async () => {
    setUp('fr');
    expect(await screen.findByText('Trop court!')).toBeVisible();
    expect(screen.getByText(/25.*Culture/)).toBeVisible();
    expect(await screen.findByText('Votre compte est de nouveau actif')).toBeVisible();
  });

  it('leaves as it is what people wrote, and what this page does not know yet', async () => {
    setUp('fr');
    await screen.findByText('Trop court!');
    expect(screen.getByText('Bring boots (size 9) please')).toBeVisible();
    expect(screen.getByText('Night guard: $t(TOO_SHORT) {{x}}')).toBeVisible();
    expect(screen.getByText('The moon is reached')).toBeVisible();
  });

  it('follows when the language changes', async () => {
    const i18n = setUp('en');
    await act(() => i18n.changeLanguage('de'));
    expect(await screen.findByText('Zu kurz!')).toBeVisible();
    await act(() => i18n.changeLanguage('en'));
    expect(screen.getByText('Too Short!')).toBeVisible();
  });

  it('can be said outside of components', () => {
    const i18n = createI18n({ language: 'en', resources: {} });
    expect(sayMessage(i18n, textCode('OFFLINE'))).toMatch(/^You seem to be offline/);
    expect(sayMessage(i18n, 'Saved')).toBe('Saved');
  });
});
