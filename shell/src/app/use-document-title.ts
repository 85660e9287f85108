import { useEffect } from 'react';

/** Names the window; null while the title is not known yet. */
export function useDocumentTitle(title: string | null): void {
  useEffect(() => {
    document.title = title === null ? 'Leafshift' : `${title} · Leafshift`;
  }, [title]);
}
