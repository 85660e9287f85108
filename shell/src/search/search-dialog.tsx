import { SEARCH_SLOT } from '@leafshift/shell-sdk';
import type { Release } from '@leafshift/shell-sdk/registry';
import { SearchResults } from '@leafshift/ui/search-results';
import Input, { type InputRef } from 'antd/es/input';
import Modal from 'antd/es/modal';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSessionState } from '../composition/core-context.ts';
import { usePortal } from '../composition/portal-context.ts';
import { Slot } from '../portal/slot.tsx';
import styles from './search-dialog.module.css';
import { useFoundPages } from './use-found-pages.ts';
import { useSettled } from './use-settled.ts';

interface Props {
  readonly onClose: () => void;
}

/** The place of the next link by key; null for other keys. */
function goalOf(key: string, at: number, count: number): number | null {
  if (key === 'ArrowDown') return Math.min(at + 1, count - 1);
  if (key === 'ArrowUp') return at - 1;
  return null;
}

/**
 * Finds pages by their names, and whatever the remotes find: each draws what fits into the shell's slot. Enter
 * opens the first, the arrow keys go through all of them.
 */
export default function SearchDialog({ onClose }: Props) {
  const { t } = useTranslation('shell');
  const { search } = usePortal();
  const session = useSessionState();
  const usertype = session.status === 'signed-in' ? session.user.usertype : null;
  const navigate = useNavigate();
  const { key: place } = useLocation();
  const [openedOn] = useState(place);
  const [typed, setTyped] = useState('');
  const wanted = typed.trim();
  const settled = useSettled(wanted);
  const pages = useFoundPages(wanted);
  const list = useRef<HTMLDivElement>(null);
  const field = useRef<InputRef>(null);
  // The dialog stands in the document only by now.
  useEffect(() => field.current?.focus(), []);

  useEffect(() => {
    search.look(settled);
    return () => search.look('');
  }, [search, settled]);
  // Whatever was opened, here or by a remote, is what was looked for.
  useEffect(() => {
    if (place !== openedOn) onClose();
  }, [place, openedOn, onClose]);

  // A remote without a page for somebody finds nothing for them.
  const hasPages = ({ manifest }: Release): boolean =>
    manifest.routes.some(
      ({ access }) => access === 'public' || (usertype !== null && access.includes(usertype)),
    );

  const move = (event: KeyboardEvent): void => {
    const links = [...(list.current?.querySelectorAll<HTMLElement>('a[href]') ?? [])];
    const at = links.findIndex((link) => link.matches(':focus'));
    if (event.key === 'Enter' && at < 0) {
      event.preventDefault();
      links[0]?.click();
    }
    const goal = goalOf(event.key, at, links.length);
    if (goal === null) return;
    event.preventDefault();
    if (goal < 0) field.current?.focus();
    else links[goal]?.focus();
  };

  return (
    <Modal
      open
      title={t('search.title')}
      footer={null}
      width={560}
      onCancel={onClose}
      style={{ top: 72 }}
    >
      <search className={styles.search} onKeyDown={move}>
        <Input
          size="large"
          allowClear
          ref={field}
          type="search"
          aria-label={t('search.field')}
          placeholder={t('search.field')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <div ref={list} className={styles.results}>
          {wanted === '' ? (
            <p className={styles.hint}>{t('search.hint')}</p>
          ) : (
            <SearchResults
              title={t('notFound.pages')}
              found={{ data: pages }}
              onOpen={(path) => navigate(path)}
            />
          )}
          {settled !== '' && <Slot name={SEARCH_SLOT} isWanted={hasPages} />}
        </div>
      </search>
    </Modal>
  );
}
