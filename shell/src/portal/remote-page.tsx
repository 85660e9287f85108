import type { RemoteName, RemoteRoute } from '@leafshift/shell-sdk';
import { Page } from '@leafshift/ui/page';
import { PageSkeleton } from '@leafshift/ui/states';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDocumentTitle } from '../app/use-document-title.ts';
import { RemotePartView } from '../remote-host/remote-part-view.tsx';

interface Props {
  readonly remote: RemoteName;
  readonly route: Omit<RemoteRoute, 'access'>;
}

/** The title comes with the texts of the remote. */
function usePageTitle({ remote, route }: Props): void {
  const { t, i18n } = useTranslation(remote);
  useDocumentTitle(i18n.exists(route.title, { ns: remote }) ? t(route.title) : null);
}

function Titled({ children, ...page }: Props & { readonly children: ReactNode }) {
  usePageTitle(page);
  return children;
}

/** A page of a remote, in the shape of its skeleton until it is there. */
export function RemotePage({ remote, route }: Props) {
  usePageTitle({ remote, route });
  return (
    <RemotePartView
      key={`${remote} ${route.path}`}
      part={{ remote, page: route.path }}
      skeleton={
        <Page>
          <PageSkeleton kind={route.skeleton} />
        </Page>
      }
      around={(page) => (
        <Titled remote={remote} route={route}>
          {page}
        </Titled>
      )}
      frame={(card) => <Page>{card}</Page>}
    />
  );
}
