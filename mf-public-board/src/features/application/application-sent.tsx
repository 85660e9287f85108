import type { PermanentPost } from '@leafshift/contracts/posts';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

interface Props {
  readonly post: PermanentPost;
  readonly email: string;
}

/** What follows once an application was sent. */
export function ApplicationSent({ post, email }: Props) {
  const { t } = useTranslation('mf-public-board');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="ls-posting-card ls-apply">
      <h2 ref={heading} tabIndex={-1} className="ls-posting-title">
        {t('apply.sentTitle')}
      </h2>
      <p>{t('apply.sentText', { company: post.name, email })}</p>
      <Link className="ls-served-button" to="/job-posting">
        {t('posting.back')}
      </Link>
    </section>
  );
}
