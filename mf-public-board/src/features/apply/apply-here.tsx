import type { HowToApply } from '@leafshift/contracts/posts';
import { useShell } from '@leafshift/shell-sdk';
import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { boardState } from '../board/board-state.ts';
import { applyTarget, ownFormPath } from './apply-target.ts';

const inNewWindow = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** 'Apply Here': our form, the external one, or how to apply. */
export const ApplyHere = ({ apply }: { apply: HowToApply }) => {
  const { t } = useTranslation('mf-public-board');
  const { config } = useShell();
  const location = useLocation();
  const path = ownFormPath(apply, config.portalUrl);

  if (apply.kind === 'instructions') {
    return (
      <section className="ls-posting-apply">
        <h2 className="ls-posting-heading">{t('posting.howToApply')}</h2>
        <p className="ls-posting-hint">{apply.text}</p>
      </section>
    );
  }
  if (path) {
    return (
      <section className="ls-posting-apply">
        <Link
          className="ls-served-button"
          data-kind="main"
          data-size="large"
          to={path}
          state={boardState({ search: '', state: location.state })}
        >
          {t('posting.apply')}
        </Link>
        <p className="ls-posting-hint">{t('posting.applyHere')}</p>
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
