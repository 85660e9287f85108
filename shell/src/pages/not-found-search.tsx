import { SearchResults } from '@leafshift/ui/search-results';
import Input from 'antd/es/input';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useFoundPages } from '../search/use-found-pages.ts';
import styles from './not-found.module.css';
import { useFoundJobs } from './use-found-jobs.ts';

/** Finds pages by their name and public postings by their words; Enter opens the first. */
export function NotFoundSearch() {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const wanted = typed.trim();
  const pages = useFoundPages(wanted);
  const jobs = useFoundJobs(wanted);
  const [first] = [...pages, ...jobs.found];

  let state: string | null = null;
  if (jobs.isSearching) state = t('notFound.searching');
  else if (jobs.isFailed) state = t('notFound.failed');
  else if (first === undefined) state = t('notFound.none');
  return (
    <search className={styles.search}>
      <Input.Search
        size="large"
        allowClear
        aria-label={t('notFound.search')}
        placeholder={t('notFound.searchPlaceholder')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onSearch={() => first && navigate(first.path)}
      />
      {wanted !== '' && (
        <div className={styles.results}>
          {pages.length > 0 && (
            <SearchResults title={t('notFound.pages')} found={{ data: pages }} onOpen={navigate} />
          )}
          {jobs.found.length > 0 && (
            <SearchResults
              title={t('notFound.jobs')}
              found={{ data: jobs.found }}
              onOpen={navigate}
            />
          )}
          <p role="status" className={state === null ? 'ls-unseen' : styles.state}>
            {state}
          </p>
        </div>
      )}
    </search>
  );
}
