import { act, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { createI18n } from '../create-i18n.ts';
import { useWordings } from './use-wordings.ts';

const notification = {
  kind: 'account-restored',
  params: {},
  notificationMessage: 'Your account is active again',
} as const;

function Page() {
  const { say, notice } = useWordings();
  return (
    <>
      <p>{say('Too Short!')}</p>
      <p>{say('Bring boots')}</p>
      <p>{notice(notification)}</p>
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

describe('what rules and the server say', () => {
  it('is English as it stands', () => {
    setUp('en');
    expect(screen.getByText('Too Short!')).toBeVisible();
    expect(screen.getByText('Your account is active again')).toBeVisible();
  });

  it('is said in the language of the page, but not what users wrote', async () => {
    setUp('fr');
    expect(await screen.findByText('Trop court!')).toBeVisible();
    expect(screen.getByText('Votre compte est de nouveau actif')).toBeVisible();
    expect(screen.getByText('Bring boots')).toBeVisible();
  });

  it('follows when the language changes', async () => {
    const i18n = setUp('en');
    await act(() => i18n.changeLanguage('de'));
    expect(await screen.findByText('Zu kurz!')).toBeVisible();
    await act(() => i18n.changeLanguage('en'));
    expect(screen.getByText('Too Short!')).toBeVisible();
  });
});
