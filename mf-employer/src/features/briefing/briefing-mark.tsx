import { useFormats } from '@leafshift/i18n';
import { useShell } from '@leafshift/shell-sdk';
import { StatusMark } from '@leafshift/ui/status-mark';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { briefingReadersQuery } from './queries.ts';

interface BriefingMarkProps {
  readonly postId: string;
  readonly workerId: string;
}

/** Whether a worker has read the briefing of the location; nothing where there is none. */
export function BriefingMark({ postId, workerId }: BriefingMarkProps) {
  const { t } = useTranslation('mf-employer');
  const { api } = useShell();
  const formats = useFormats();
  const { data } = useQuery(briefingReadersQuery(api, postId));
  const reader = data?.readers.find(({ worker }) => worker === workerId);
  if (!data?.briefing || !reader) return null;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone as never;
  return reader.readAt === null ? (
    <StatusMark kind="waiting" variant="plain">
      {t('briefing.unread')}
    </StatusMark>
  ) : (
    <StatusMark kind="complete" variant="plain">
      {t('briefing.read', { date: formats.date(reader.readAt, zone) })}
    </StatusMark>
  );
}
