import { createQueryClient } from '@leafshift/data-access';
import type { RemoteName, ShellApi } from '@leafshift/shell-sdk';
import { createAfterPage } from '../app/after-page.ts';
import { take } from '../hand-over.ts';
import { followWaiting } from '../offline/follow-waiting.ts';
import { loadWaitingCalls } from '../offline/load-waiting-calls.ts';
import { WaitingStorage } from '../offline/waiting-storage.ts';
import { PartReports } from '../part-reports/part-reports.ts';
import type { ShownPage } from '../part-reports/shown-page.ts';
import { followRealtime, followSession } from '../portal/follow.ts';
import { followPush } from '../push/follow-push.ts';
import { Realtime } from '../realtime/realtime.ts';
import { filesOf, pageFilesHere } from '../registry/page-files.ts';
import { createRegistrySource, type RegistrySource } from '../registry/registry-source.ts';
import { EntryLoader } from '../remote-host/entry-loader.ts';
import { createFederation, warmLibraries } from '../remote-host/federation.ts';
import { preloadFiles } from '../remote-host/preload.ts';
import { pageOf, RemoteHost, type RemotePart } from '../remote-host/remote-host.ts';
import { reloadForNewer, reloadForSide, reloadIfReplaced } from '../remote-host/stale-chunk.ts';
import { createSearch } from '../search/search.ts';
import type { Core } from './core.ts';
import type { Portal } from './portal-context.ts';
import { createShellApi } from './shell-api.ts';

/** As it stands in the reports: ids only, never what stands in the place of one. */
const RELEASE_ID = /^[0-9a-f]{12}$/;

function createReporting(registry: RegistrySource): Portal['reportPart'] {
  const reports = new PartReports();
  return (remote, release, page, kind) => {
    const side = registry.sideOf(remote, release);
    reports.add({ remote, release: RELEASE_ID.test(release) ? release : 'none', kind, page, side });
  };
}

/** Measuring begins when the first page has stood for a while: it is no part of what is measured. */
const MEASURE_AFTER_MS = 5_000;

function createMeasuring(remotes: RemoteHost): Portal['pageShown'] {
  let shown: ShownPage | undefined;
  const begin = async (): Promise<void> => {
    const { watchVitals } = await import(
      /* webpackChunkName: "page-vitals" */ '../part-reports/page-vitals.ts'
    );
    watchVitals(() => shown);
  };
  return (remote, page) => {
    if (shown === undefined) setTimeout(() => begin().catch(reportError), MEASURE_AFTER_MS);
    const release = remotes.shownRelease(remote) ?? '';
    shown = { remote, release: RELEASE_ID.test(release) ? release : 'none', page };
  };
}

const reload = (): void => location.reload();

function createRemoteHost(
  shellApi: ShellApi,
  registry: RegistrySource,
  reportPart: Portal['reportPart'],
): RemoteHost {
  const entries = new EntryLoader(createFederation());
  return new RemoteHost({
    shellApi,
    releasesFor: registry.releasesFor,
    loadEntry: (name, release) => entries.load(name, release),
    startAnew: (name, release) =>
      reloadForSide(name, release, { browserSession: sessionStorage, reload }),
    onLoaded: (part, { id }) => reportPart(part.remote, id, pageOf(part), 'loaded'),
    warm: (release, part: RemotePart, language) => {
      const { remote, slots, locales } = release.preload;
      const ofPart =
        'page' in part ? filesOf(pageFilesHere(), release, part.page) : slots[part.slot];
      for (const preload of [remote, ofPart, locales[language]]) {
        if (preload === undefined) continue;
        preloadFiles(release, preload);
        warmLibraries(preload.shared);
      }
    },
  });
}

function createPortal(core: Core): Portal {
  const queryClient = createQueryClient();
  const registry = createRegistrySource();
  core.appearance.alsoNeeds(registry.learn);
  const realtime = new Realtime({
    getToken: core.getToken,
    onRefused: () => {
      core.session.check().catch(reportError);
    },
  });
  const search = createSearch();
  const shellApi = createShellApi(core, queryClient, realtime, registry, search);
  const reportPart = createReporting(registry);
  const remotes = createRemoteHost(shellApi, registry, reportPart);
  const hasNewerRelease = async (name: RemoteName): Promise<boolean> =>
    registry.hasNewer(name, await remotes.releaseOf(name).catch(() => null), remotes.subject());
  const afterPage = createAfterPage();
  const measure = createMeasuring(remotes);
  const portal: Portal = {
    core,
    shellApi,
    queryClient,
    registry,
    remotes,
    realtime,
    search,
    reportPart,
    afterPage: afterPage.reached,
    pageShown: (remote, page) => {
      afterPage.shown();
      measure(remote, page);
    },
    reloadIfReplaced: (failure) =>
      reloadIfReplaced(failure, {
        hasNewerRelease,
        browserSession: sessionStorage,
        reload,
      }),
    reloadForNewer: (failure) => reloadForNewer(failure, { hasNewerRelease, reload }),
  };
  reportPicture(reportPart).catch(reportError);
  followRealtime(portal);
  followWaiting({
    session: core.session,
    api: core.api,
    queryClient,
    storage: new WaitingStorage(localStorage),
    loadCalls: () => loadWaitingCalls(),
    onSent: ({ label }) =>
      core.alerts.notify('Success', core.texts.t('waiting.sent', { ns: 'shell', label })),
  });
  followSession(portal);
  followPush(portal);
  return portal;
}

/** A first picture that failed counts as a failure of its page. */
async function reportPicture(reportPart: Portal['reportPart']): Promise<void> {
  const failure = await take('picture');
  if (failure) reportPart(failure.remote, failure.release, failure.page, failure.kind);
}

const portals = new WeakMap<Core, Portal>();

/** The portal's services of this window. */
export function portalOf(core: Core): Portal {
  const known = portals.get(core);
  if (known) return known;
  const portal = createPortal(core);
  portals.set(core, portal);
  return portal;
}
