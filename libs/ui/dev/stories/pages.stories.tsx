import Button from 'antd/es/button';
import type { Meta } from 'storybook-react-rsbuild';
import { Fact, Facts } from '../../src/facts/index.ts';
import { LoadMore } from '../../src/load-more/index.ts';
import { Card, Page, PageHeader, Section, Stack } from '../../src/page/index.ts';
import { Timeline } from '../../src/timeline/index.ts';
import { LONG_ADDRESS } from './long-texts.ts';

export default { title: 'Pages and what they hold' } satisfies Meta;

export const WholePage = () => (
  <Page>
    <PageHeader
      title="Work History"
      description="Your shifts of the last twelve months"
      actions={<Button>Download</Button>}
    />
    <Stack>
      <Section title="Queen Street Store" description={LONG_ADDRESS} action={<Button>View</Button>}>
        <p>Two shifts</p>
      </Section>
      <Card>A card holds one thing</Card>
    </Stack>
  </Page>
);

export const FactsOfAShift = () => (
  <Facts columns={2}>
    <Fact label="Hourly rate">$23.00</Fact>
    <Fact label="Duration" note="with a break of 30 minutes">
      8 h
    </Fact>
    <Fact label="Address" isWide>
      {LONG_ADDRESS}
    </Fact>
  </Facts>
);

export const WhatHappened = () => (
  <Timeline
    label="Dispute"
    steps={[
      { title: 'Hours submitted', at: 'May 12, 5:00 PM' },
      {
        title: 'Disputed',
        at: 'May 13, 9:00 AM',
        words: 'I left at four',
        note: 'by the business',
      },
    ]}
    next="The worker has three days to answer"
  />
);

export const EndOfAList = () => (
  <LoadMore label="Show more" hasMore isLoading={false} error={null} onMore={() => undefined} />
);
