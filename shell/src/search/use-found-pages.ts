import type { SearchResult } from '@leafshift/ui/search-results';
import { useTranslation } from 'react-i18next';
import { useSessionState } from '../composition/core-context.ts';
import {
  accountMenuFor,
  menuFor,
  type NavItem,
  PROFILE,
  SETTINGS,
  SUPPORT,
} from '../layout/nav-items.ts';
import { useReleases } from '../layout/use-releases.ts';
import { textIn } from '../registry/text-in.ts';
import { BOARD, useBoardOpen } from './use-board-open.ts';

/** The pages that somebody can open from here whose name has these words; none for no words. */
export function useFoundPages(wanted: string): readonly SearchResult[] {
  const { t, i18n } = useTranslation('shell');
  const session = useSessionState();
  const releases = useReleases();
  const isBoardOpen = useBoardOpen();
  if (wanted === '') return [];
  const nameOf = ({ label, texts }: NavItem): string =>
    textIn(texts, i18n.language) ?? t(`nav.${label}`, { defaultValue: label });
  const own: readonly NavItem[] =
    session.status === 'signed-in'
      ? [
          ...menuFor(session.user, releases),
          ...accountMenuFor(session.user, releases),
          ...[PROFILE, SETTINGS, SUPPORT],
        ]
      : [];
  const entries = own.flatMap((item) =>
    item.path === undefined ? [] : [{ name: nameOf(item), path: item.path }],
  );
  const forVisitors =
    session.status === 'signed-in'
      ? []
      : [
          { name: t('login.heading'), path: '/login' },
          { name: t('register.title'), path: '/register' },
        ];
  const pages = [
    ...entries,
    ...forVisitors,
    ...(isBoardOpen ? [{ name: t('notFound.board'), path: BOARD }] : []),
    { name: t('legal.terms'), path: '/terms' },
    { name: t('legal.privacy'), path: '/privacy' },
  ];
  const pattern = wanted.toLocaleLowerCase(i18n.language);
  const byPath = new Map(pages.map((page) => [page.path, page]));
  return [...byPath.values()].filter(({ name }) =>
    name.toLocaleLowerCase(i18n.language).includes(pattern),
  );
}
