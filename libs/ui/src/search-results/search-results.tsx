import { type MouseEvent, useId } from 'react';
import { useUiText } from '../locales/use-ui-text.ts';
import { ErrorState } from '../states/index.ts';
import styles from './search-results.module.css';

/** A thing that fits what was looked for, and the path of the portal at which it is opened. */
export interface SearchResult {
  readonly path: string;
  readonly name: string;
  /** What tells it from others of the same name. */
  readonly hint?: string | undefined;
}

/** What came of looking, as a query of react-query says it. */
interface Found {
  /** Absent while they are looked for. */
  readonly data: readonly SearchResult[] | undefined;
  /** Why they could not be looked for. */
  readonly error?: unknown;
  readonly refetch?: () => unknown;
}

interface Props {
  /** What kind of things these are. */
  readonly title: string;
  readonly found: Found;
  /** Goes to a path within the portal, as `shell.navigate` does. */
  readonly onOpen: (path: string) => void;
}

/** What was found of one kind: a list of links, or why there is none (LOOK-24). */
export function SearchResults({ title, found, onOpen }: Props) {
  const { data: results, error, refetch } = found;
  const t = useUiText();
  const headingId = useId();
  const open = (event: MouseEvent, path: string): void => {
    // A click with a key held opens another tab or window, as of any link.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen(path);
  };
  return (
    <section aria-labelledby={headingId} aria-busy={!results && !error}>
      <h2 id={headingId} className={styles.title}>
        {title}
      </h2>
      {results && results.length > 0 && (
        <ul>
          {results.map(({ path, name, hint }) => (
            <li key={path}>
              <a href={path} className={styles.result} onClick={(event) => open(event, path)}>
                <span dir="auto">{name}</span>
                {hint && (
                  <span dir="auto" className={styles.hint}>
                    {hint}
                  </span>
                )}
              </a>
            </li>
          ))}
        </ul>
      )}
      {!results && Boolean(error) && (
        <ErrorState error={error} isCompact {...(refetch && { onRetry: refetch })} />
      )}
      {!results?.length && !(error && !results) && (
        <p role="status" className={styles.state}>
          {results ? t('search.nothing') : t('search.searching')}
        </p>
      )}
    </section>
  );
}
