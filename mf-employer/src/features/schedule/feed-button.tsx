import type { Profile } from '@leafshift/contracts/profile';
import { lazyPart } from '@leafshift/ui/lazy';
import Button from 'antd/es/button';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

const FeedDialog = lazyPart(async () => (await import('./feed-dialog.tsx')).FeedDialog);

/** Leads to the private link by which calendar programs follow the schedule. */
export function FeedButton({ stores }: { readonly stores: Profile['locations'] }) {
  const { t } = useTranslation('mf-employer');
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  return (
    <>
      <Button
        size="large"
        aria-haspopup="dialog"
        onClick={() => {
          setWasOpen(true);
          setIsOpen(true);
        }}
      >
        {t('employerFeed.open')}
      </Button>
      {wasOpen && (
        <Suspense fallback={null}>
          <FeedDialog.Part isOpen={isOpen} stores={stores} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
