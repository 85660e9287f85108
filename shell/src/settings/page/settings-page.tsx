import { Page, PageHeader, Section } from '@leafshift/ui/page';
import { useTranslation } from 'react-i18next';
import { useDocumentTitle } from '../../app/use-document-title.ts';
import { MembersOnly } from '../../auth/session/members-only.tsx';
import { VersionsEntry } from '../../overrides/versions-entry.tsx';
import { LanguageChoice } from '../language-choice.tsx';
import { ThemeChoice } from '../theme-choice.tsx';
import { AffiliateSection } from './affiliate-section.tsx';
import { CalendarSection } from './calendar-section.tsx';
import { DataSection } from './data-section.tsx';
import { EmailSection } from './email-section.tsx';
import { MailSection } from './mail-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { PhoneSection } from './phone-section.tsx';
import { PushSection } from './push/push-section.tsx';
import { SecuritySection } from './security/security-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import styles from './settings-page.module.css';

/** `/settings`: how the portal looks and speaks, and everything about the account itself. */
export function Component() {
  const { t } = useTranslation('shell');
  useDocumentTitle(t('settings.title'));
  return (
    <MembersOnly>
      {(user) => (
        <Page width="narrow">
          <PageHeader title={t('settings.title')} description={t('settings.intro')} />
          <Section title={t('settings.appearance')} description={t('settings.appearanceText')}>
            <div className={styles.rows}>
              <ThemeChoice isLarge />
              <LanguageChoice isLarge />
            </div>
          </Section>
          <EmailSection user={user} />
          {user.usertype !== 'Admin' && <PhoneSection />}
          <PasswordSection email={user.email} />
          <MailSection />
          <PushSection userId={user._id} />
          {user.usertype === 'Temp' && <CalendarSection />}
          {user.usertype !== 'Admin' && <AffiliateSection />}
          <SecuritySection />
          <SessionsSection />
          <DataSection name={user.name} />
          <VersionsEntry />
        </Page>
      )}
    </MembersOnly>
  );
}
