import { MessagesPage } from '@leafshift/remote-pages/conversations';
import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DayNotice } from '../features/notices/day-notice.tsx';

export function Component() {
  const { t } = useTranslation('mf-employer');
  const [isWriting, setWriting] = useState(false);
  return (
    <MessagesPage
      actions={
        <Button size="large" aria-expanded={isWriting} onClick={() => setWriting(!isWriting)}>
          {t('notices.toDay')}
        </Button>
      }
    >
      {isWriting && <DayNotice />}
    </MessagesPage>
  );
}
