import { boardPosts } from '@leafshift/contracts/posts';
import { createQueryClient } from '@leafshift/data-access';
import { createMockApi, handle } from '@leafshift/testing/mock-api';
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { type Portal, PortalContext } from '../composition/portal-context.ts';
import { createRegistrySource, type RegistryParts } from '../registry/registry-source.ts';
import type { RemotePart } from '../remote-host/remote-host.ts';
import { type InShell, renderInShell } from './render-in-shell.tsx';

interface Options {
  readonly path?: string;
  readonly registry: Awaited<ReturnType<NonNullable<RegistryParts['fetchNow']>>>;
  /** What a part of a remote draws. */
  readonly load?: (part: RemotePart) => Promise<ReactNode>;
  /** Hears what operators are told. */
  readonly reportPart?: Portal['reportPart'];
}

/** Renders something of the portal for a visitor, with a registry that was read. */
export async function renderInPortal(
  children: ReactNode,
  { path = '/', registry, load = async () => null, reportPart = () => undefined }: Options,
): Promise<InShell> {
  const source = createRegistrySource({
    fetchNow: async () => registry,
    visitor: () => 'visitor-1',
    overrides: () => ({}),
  });
  await source.load();
  const loads = new Map<string, Promise<ReactNode>>();
  const portal = {
    registry: source,
    remotes: {
      subject: () => null,
      shownRelease: () => null,
      load: (part: RemotePart) => {
        const key = JSON.stringify(part);
        const known = loads.get(key) ?? load(part);
        loads.set(key, known);
        return known;
      },
    },
    reloadIfReplaced: async () => false,
    reportPart,
    pageShown: () => undefined,
  } as unknown as Portal;
  const shown = renderInShell(
    <PortalContext value={portal}>
      <QueryClientProvider client={createQueryClient()}>{children}</QueryClientProvider>
    </PortalContext>,
    { api: createMockApi([handle(boardPosts, { posts: [], nextCursor: null })]), path },
  );
  await act(() => shown.core.session.start());
  return shown;
}
