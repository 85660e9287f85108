import Button from 'antd/es/button';
import Input from 'antd/es/input';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { useSessionState } from '../app/core-context.ts';
import { useDocumentTitle } from '../app/use-document-title.ts';
import { menuFor } from '../layout/nav-items.ts';
import { useReleases } from '../layout/use-releases.ts';
import styles from './not-found.module.css';

/** The pages that somebody can open from here, by what they are called. */
function useFindablePages(): readonly { readonly name: string; readonly path: string }[] {
  const { t } = useTranslation('shell');
  const session = useSessionState();
  const releases = useReleases();
  const board = { name: t('notFound.board'), path: '/job-posting' };
  if (session.status !== 'signed-in') return [{ name: t('login.heading'), path: '/login' }, board];
  const menu = menuFor(session.user.usertype, releases);
  const pages = menu.map(({ label, path = '/home' }) => ({ name: t(`nav.${label}`), path }));
  return [...pages, board];
}

/** The not-found page, titled 'Status 404', with a search for pages (specification, section 2). */
export function NotFound() {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const [query, setQuery] = useState('');
  const pages = useFindablePages();
  useDocumentTitle(t('notFound.title'));

  const wanted = query.trim().toLocaleLowerCase();
  const found = pages.filter(({ name }) => name.toLocaleLowerCase().includes(wanted));
  const first = found[0];
  return (
    <div className={styles.page}>
      <h1 className={styles.heading}>{t('notFound.title')}</h1>
      <p className={styles.lead}>{t('notFound.heading')}</p>
      <p className={styles.text}>{t('notFound.text')}</p>
      <div className={styles.search}>
        <Input.Search
          size="large"
          allowClear
          aria-label={t('notFound.search')}
          placeholder={t('notFound.searchPlaceholder')}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          onSearch={() => first && wanted !== '' && navigate(first.path)}
        />
        {wanted !== '' && (
          <ul className={styles.results} aria-live="polite">
            {found.map(({ name, path }) => (
              <li key={path}>
                <Link to={path}>{name}</Link>
              </li>
            ))}
            {first === undefined && <li className={styles.none}>{t('notFound.none')}</li>}
          </ul>
        )}
      </div>
      <Button type="primary" size="large" onClick={() => navigate('/overview')}>
        {t('notFound.home')}
      </Button>
    </div>
  );
}
