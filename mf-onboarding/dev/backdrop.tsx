import { Page, PageHeader, Section } from '@leafshift/ui/page';
import { EmptyState } from '@leafshift/ui/states';

/** A page for the overlay and the banner to lie over. */
export const Backdrop = () => (
  <Page>
    <PageHeader title="Home" description="A page of another remote" />
    <Section title="This month">
      <EmptyState title="Nothing happens here" />
    </Section>
  </Page>
);
