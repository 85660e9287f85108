import { MAX_WORDS } from '@leafshift/contracts/applications';
import type { PermanentPost } from '@leafshift/contracts/posts';
import { useRefusals } from '@leafshift/i18n/refusals';
import { useTranslation } from 'react-i18next';
import { ApplicationField } from './application-field.tsx';
import { ApplicationSent } from './application-sent.tsx';
import { useApplication } from './use-application.ts';

const FIELD = 'ls-served-field';
const idOf = (field: string): string => `apply-${field}`;

/** The form of an application for a posting, and what follows once it was sent (APPLY-1). */
export function ApplicationForm({ post }: { readonly post: PermanentPost }) {
  const { t } = useTranslation('mf-public-board');
  const say = useRefusals();
  const { typed, problems, sentTo, isSending, submit, change } = useApplication(post._id);
  if (sentTo !== null) {
    return <ApplicationSent post={post} email={sentTo} />;
  }
  const field = (name: keyof typeof typed) => ({ id: idOf(name), problem: problems[name] });
  return (
    <form
      className="ls-posting-card ls-apply"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const wrong = submit();
        if (wrong) document.getElementById(idOf(wrong))?.focus();
      }}
    >
      <ApplicationField {...field('name')} label={t('apply.name')}>
        {(a11y) => (
          <input
            {...a11y}
            className={FIELD}
            autoComplete="name"
            value={typed.name}
            onChange={({ target }) => change({ name: target.value })}
          />
        )}
      </ApplicationField>
      <ApplicationField {...field('email')} label={t('apply.email')}>
        {(a11y) => (
          <input
            {...a11y}
            className={FIELD}
            type="email"
            autoComplete="email"
            value={typed.email}
            onChange={({ target }) => change({ email: target.value })}
          />
        )}
      </ApplicationField>
      <ApplicationField {...field('phone')} label={t('apply.phone')}>
        {(a11y) => (
          <input
            {...a11y}
            className={FIELD}
            type="tel"
            autoComplete="tel"
            value={typed.phone}
            onChange={({ target }) => change({ phone: target.value })}
          />
        )}
      </ApplicationField>
      <ApplicationField {...field('words')} label={t('apply.words')}>
        {(a11y) => (
          <textarea
            {...a11y}
            className={FIELD}
            rows={6}
            maxLength={MAX_WORDS}
            value={typed.words}
            onChange={({ target }) => change({ words: target.value })}
          />
        )}
      </ApplicationField>
      <ApplicationField {...field('file')} label={t('apply.resume')} hint={t('apply.resumeHint')}>
        {(a11y) => (
          <input
            {...a11y}
            type="file"
            accept="application/pdf"
            onChange={({ target }) => change({ file: target.files?.[0] ?? null })}
          />
        )}
      </ApplicationField>
      <div className="ls-apply-field">
        <label className="ls-apply-consent" htmlFor={idOf('isAgreed')}>
          <input
            id={idOf('isAgreed')}
            type="checkbox"
            checked={typed.isAgreed}
            aria-invalid={problems.isAgreed !== undefined}
            aria-describedby={problems.isAgreed && idOf('consent-problem')}
            onChange={({ target }) => change({ isAgreed: target.checked })}
          />
          <span>{t('apply.consent', { company: post.name })}</span>
        </label>
        {problems.isAgreed && (
          <p id={idOf('consent-problem')} className="ls-apply-problem">
            {say(problems.isAgreed)}
          </p>
        )}
      </div>
      <input
        className="ls-unseen"
        name="website"
        tabIndex={-1}
        autoComplete="off"
        aria-hidden
        value={typed.website}
        onChange={({ target }) => change({ website: target.value })}
      />
      {problems.form && (
        <p role="alert" className="ls-apply-problem">
          {say(problems.form)}
        </p>
      )}
      <button
        type="submit"
        className="ls-served-button"
        data-kind="main"
        data-size="large"
        disabled={isSending}
      >
        {t(isSending ? 'apply.sending' : 'apply.send')}
      </button>
    </form>
  );
}
