import type { Profile } from '@leafshift/contracts/profile';
import type { User } from '@leafshift/contracts/users';
import {
  currentLevel,
  hasCompletedOnboarding,
  type OnboardingLevel,
} from '@leafshift/domain/onboarding';
import { useRefusals } from '@leafshift/i18n/refusals';
import { useShell } from '@leafshift/shell-sdk';
import { PrimaryElsewhere } from '@leafshift/ui/form';
import { useIsMutating } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LevelList } from './level-list.tsx';
import styles from './onboarding-frame.module.css';
import { SkipButton } from './skip-button.tsx';
import { STEP_FORM_ID } from './step.ts';
import { stepGuard } from './step-guard.ts';
import { stepsOf } from './steps.ts';
import { typedField } from './typed-field.ts';
import { useCompleteStep } from './use-complete-step.ts';
import { firstOpenLevel, LAST_LEVEL, useLevel } from './use-level.ts';

/** The first useful thing to do: shifts near home, or what the business has to look after. */
const FIRST_PAGE = { worker: '/find-work', employer: '/home' } as const;

/** The steps of onboarding, resumed at the first level that is not complete. */
export function OnboardingSteps({ user, profile }: { user: User; profile: Profile }) {
  const { t } = useTranslation('mf-onboarding');
  const { notify, navigate } = useShell();
  const say = useRefusals();
  const { level, show, heading } = useLevel(user);
  const completing = useCompleteStep();
  const isBusy = useIsMutating() > 0;
  const content = useRef<HTMLDivElement>(null);

  const kind = user.usertype === 'Employer' ? 'employer' : 'worker';
  const steps = stepsOf(user.usertype);
  const step = steps[level - 1];
  if (!step) throw new Error(`There is no onboarding step ${level}`);
  const titles = steps.map((_step, index) => t(`${kind}.${index + 1}.title`));

  const goOn = async (): Promise<void> => {
    const after = await completing.complete(level);
    if (!after) return;
    if (hasCompletedOnboarding(after)) navigate(FIRST_PAGE[kind]);
    else show(level < LAST_LEVEL ? ((level + 1) as OnboardingLevel) : firstOpenLevel(after));
  };

  const next = async (): Promise<void> => {
    const typed = typedField(content.current);
    if (typed) {
      notify('Warning', t('unsent'));
      typed.focus();
      return;
    }
    const refusal = stepGuard(user, profile, level);
    if (refusal) notify(refusal.kind, say(refusal.text));
    else await goOn();
  };

  const hasForm = step.hasForm(profile);
  // While something is still to be added, its own button is the one to press.
  const isNextDue = hasForm || stepGuard(user, profile, level) === null;
  return (
    <div className={styles.layout}>
      <nav className={styles.levels} aria-label={t('levels')}>
        <LevelList titles={titles} flags={user} current={level} />
      </nav>
      <section className={styles.step} aria-labelledby="onboarding-step-title">
        <div ref={content} className={styles.content}>
          <header>
            <p className={styles.progress}>
              {t('progress', { level, count: steps.length })}
              {level < LAST_LEVEL && <> · {t('progressThen', { next: titles[level] })}</>}
            </p>
            <h2 id="onboarding-step-title" ref={heading} tabIndex={-1} className={styles.title}>
              {titles[level - 1]}
            </h2>
            <p className={styles.intro}>{t(`${kind}.${level}.intro`)}</p>
          </header>
          <PrimaryElsewhere value={isNextDue}>
            <step.Content key={level} user={user} profile={profile} onSaved={goOn} />
          </PrimaryElsewhere>
        </div>
      </section>
      <footer className={styles.footer}>
        <Button
          size="large"
          disabled={level === 1}
          onClick={() => show((level - 1) as OnboardingLevel)}
        >
          {t('back')}
        </Button>
        {currentLevel(user) > 0 && <SkipButton />}
        <Button
          type={isNextDue ? 'primary' : 'default'}
          size="large"
          className={styles.forward}
          loading={isBusy}
          {...(hasForm ? { htmlType: 'submit', form: STEP_FORM_ID } : { onClick: next })}
        >
          {level === LAST_LEVEL ? t('completeOnboarding') : t('next')}
        </Button>
      </footer>
    </div>
  );
}
