import { Page } from '@leafshift/ui/page';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { usePortal } from '../composition/portal-context.ts';
import { FailureCard } from '../remote-host/failure-card.tsx';
import { type Audience, isOpenTo } from './audience.ts';

const HOME = '/home';
const NO_RELEASE = 'no release';
/** In reports: it is not known whose page it would be. */
const NOBODY = 'shell';

/** Nobody in the registry draws the home page of this user type, so there is nowhere to lead to. */
export function MissingHome({ audience }: { readonly audience: Audience }) {
  const { t } = useTranslation('shell');
  const { registry, reportPart } = usePortal();
  // Whoever drew it before has no release in use, or this card would not be here.
  const [remote = NOBODY] =
    Object.entries(registry.current()?.remotes ?? {}).find(([, { releases }]) =>
      Object.values(releases)
        .flatMap(({ manifest }) => manifest.routes)
        .some(({ path, access }) => path === HOME && isOpenTo(access, audience)),
    ) ?? [];
  useEffect(() => reportPart(remote, NO_RELEASE, HOME, 'missing'), [reportPart, remote]);
  return (
    <Page>
      <FailureCard
        heading="h1"
        kind="missing"
        title={t('remote.missing.title')}
        text={t('remote.missing.text', { part: t('remote.home') })}
        action={t('remote.retry')}
        onAction={() => location.reload()}
        reference={t('remote.reference', { reference: `${remote} ${NO_RELEASE} missing` })}
      />
    </Page>
  );
}
