import CalendarOutlined from '@ant-design/icons/es/icons/CalendarOutlined';
import { OnDemand } from '@leafshift/ui/lazy';
import Button from 'antd/es/button';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';

const CalendarFeedDialog = lazy(async () => ({
  default: (await import('./calendar-feed-dialog.tsx')).CalendarFeedDialog,
}));

/** Leads to the confirmed shifts in the worker's own calendar program. */
export function CalendarFeedButton() {
  const { t } = useTranslation('mf-worker');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        icon={<CalendarOutlined aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {t('calendarFeed.open')}
      </Button>
      <OnDemand isOpen={isOpen}>
        <CalendarFeedDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />
      </OnDemand>
    </>
  );
}
