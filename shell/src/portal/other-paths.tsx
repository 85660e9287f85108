import { Page } from '@leafshift/ui/page';
import { NotFound } from '../pages/not-found.tsx';
import { usePortal } from './portal-context.ts';
import { RegistryCard } from './registry-card.tsx';

/** Any other path: the page does not exist, or it is not known which pages exist. */
export function OtherPaths() {
  const { registry } = usePortal();
  return (
    <Page width="narrow">{registry.current() === null ? <RegistryCard /> : <NotFound />}</Page>
  );
}
