import { shiftOffer } from '@leafshift/contracts/next-in-line';
import type { TempPost } from '@leafshift/contracts/posts';
import { listKey } from '@leafshift/data-access';
import { useFormats } from '@leafshift/i18n';
import { useShell } from '@leafshift/shell-sdk';
import { StatusMark } from '@leafshift/ui/status-mark';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

const ASK_AGAIN_MS = 60_000;

/** To whom the free place of a shift is offered at the moment; nothing where it is not. */
export function OfferedPlace({ post }: { readonly post: TempPost }) {
  const { t } = useTranslation('mf-employer');
  const { api } = useShell();
  const formats = useFormats();
  const hasPlace = post.status === null && post.confirmedCount < post.totalWorkers;
  const { data } = useQuery({
    queryKey: listKey('posts', { of: 'offered-place', id: post._id }),
    queryFn: ({ signal }) => api.send(shiftOffer, { params: { postId: post._id } }, { signal }),
    enabled: hasPlace,
    refetchInterval: ASK_AGAIN_MS,
  });
  if (!(hasPlace && data?.offer)) return null;
  const { name, until } = data.offer;
  return (
    <div>
      <StatusMark kind="waiting">
        {t('nextInLine.offered', { name, time: formats.time(until, post.timeZone) })}
      </StatusMark>
    </div>
  );
}
