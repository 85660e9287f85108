import { currentUser } from '@leafshift/contracts/auth';
import { type Appeal, AppealForm, appealSuspension } from '@leafshift/contracts/suspensions';

import { FormActions, SubmitButton, TextAreaField, ZodForm } from '@leafshift/ui/form';
import { Section } from '@leafshift/ui/page';
import { useTranslation } from 'react-i18next';
import { useOwnTime } from '../../app/use-own-time.ts';
import { useCore } from '../../composition/core-context.ts';
import styles from './suspension.module.css';

const MAX_TEXT = 2000;

/** The one appeal: the form, that it waits, or what was answered. */
export function SuspensionAppeal({ appeal }: { readonly appeal: Appeal | null }) {
  const { t } = useTranslation('shell');
  return (
    <Section title={t('appeal.title')} description={appeal ? undefined : t('appeal.intro')}>
      {appeal ? <GivenAppeal appeal={appeal} /> : <AppealAgainst />}
    </Section>
  );
}

function AppealAgainst() {
  const { t } = useTranslation('shell');
  const { api, session, alerts } = useCore();
  const send = async (body: AppealForm): Promise<void> => {
    await api.send(appealSuspension, { body });
    session.setUser(await api.send(currentUser, {}));
    alerts.notify('Success', t('appeal.sent'));
  };
  return (
    <ZodForm
      schema={AppealForm}
      defaultValues={{ text: '' }}
      onSubmit={send}
      label={t('appeal.title')}
    >
      <TextAreaField name="text" label={t('appeal.text')} rows={6} maxLength={MAX_TEXT} />
      <FormActions>
        <SubmitButton>{t('appeal.send')}</SubmitButton>
      </FormActions>
    </ZodForm>
  );
}

function GivenAppeal({ appeal: { text, at, answer } }: { readonly appeal: Appeal }) {
  const { t } = useTranslation('shell');
  const ownTime = useOwnTime();
  return (
    <div className={styles.text}>
      <p className={styles.quiet}>{t('appeal.yours', { at: ownTime(at) })}</p>
      <p className={styles.words} dir="auto">
        {text}
      </p>
      {answer ? (
        <>
          <p>{t(`appeal.${answer.decision}`, { at: ownTime(answer.at) })}</p>
          <p className={styles.words} dir="auto">
            {answer.words}
          </p>
        </>
      ) : (
        <p>{t('appeal.waits')}</p>
      )}
    </div>
  );
}
