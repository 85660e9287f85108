import type { RemoteName, RemoteRoute } from '@leafshift/shell-sdk';
import { Page } from '@leafshift/ui/page';
import { PageSkeleton } from '@leafshift/ui/states';
import { useTranslation } from 'react-i18next';
import { useDocumentTitle } from '../app/use-document-title.ts';
import { RemotePartView } from '../remote-host/remote-part-view.tsx';

interface Props {
  readonly remote: RemoteName;
  readonly route: Omit<RemoteRoute, 'access'>;
}

/** A page of a remote, in the shape of its skeleton until it is there. */
export function RemotePage({ remote, route }: Props) {
  const { t, i18n } = useTranslation(remote);
  useDocumentTitle(i18n.exists(route.title, { ns: remote }) ? t(route.title) : null);
  return (
    <RemotePartView
      key={`${remote} ${route.path}`}
      part={{ remote, page: route.path }}
      skeleton={
        <Page>
          <PageSkeleton kind={route.skeleton} />
        </Page>
      }
      frame={(card) => <Page>{card}</Page>}
    />
  );
}
