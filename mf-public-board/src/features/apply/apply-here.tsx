import type { HowToApply } from '@leafshift/contracts/posts';
import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { applyTarget } from './apply-target.ts';

const inNewWindow = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** 'Apply Here': the external form, a mail to the employer, or how to apply. */
export const ApplyHere = ({ apply }: { apply: HowToApply }) => {
  const { t } = useTranslation('mf-public-board');

  if (apply.kind === 'instructions') {
    return (
      <section className="ls-posting-apply">
        <h2 className="ls-posting-heading">{t('posting.howToApply')}</h2>
        <p className="ls-posting-hint">{apply.text}</p>
      </section>
    );
  }
  return (
    <section className="ls-posting-apply">
      <Button
        type="primary"
        size="large"
        block
        href={applyTarget(apply)}
        {...(apply.kind === 'form' && inNewWindow)}
      >
        {t('posting.apply')}
      </Button>
      <p className="ls-posting-hint">
        {apply.kind === 'form' ? t('posting.applyByForm') : t('posting.applyByEmail')}
      </p>
    </section>
  );
};
