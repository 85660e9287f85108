import type { TempPost } from '@leafshift/contracts/posts';
import type { Profile } from '@leafshift/contracts/profile';
import { mayOpenShiftDetails } from '@leafshift/domain/onboarding';
import { messageTexts } from '@leafshift/i18n/messages';
import { definePicture, type PictureSurroundings } from '@leafshift/shell-sdk/picture';
import { uiTexts } from '@leafshift/ui/locales';
import { askedOf, PAGE_SIZE } from '../features/find-work/search/asked-of.ts';
import { preferredSearch } from '../features/find-work/search/preferred-search.ts';
import { type WorkSearch, withoutAbsent } from '../features/find-work/search/work-filters.ts';
import { preferredView } from '../features/find-work/work-view.ts';
import { placeOf } from '../features/shift/place-of.ts';
import { FindWorkPicture } from './find-work/find-work-picture.tsx';

interface Shifts {
  readonly posts: readonly TempPost[];
  readonly nextCursor?: string | null;
}

const LIST = '/find-work';

/** As many as there are; not known while there are further pages. */
const countOf = ({ posts, nextCursor }: Shifts): number | undefined =>
  nextCursor ? undefined : posts.length;

function askForAll({ ask }: PictureSurroundings, search: WorkSearch) {
  const query = Object.entries({ ...askedOf(search), limit: PAGE_SIZE });
  const list = new URLSearchParams(query.map(([name, value]) => [name, String(value)]));
  return Promise.all([
    ask<Shifts>(`/posts/find-work?${list}`),
    ask<Shifts>('/favourites/invitations?limit=50'),
    ask<Profile>('/profile/me'),
    ask<Shifts>('/posts/getrequests?limit=100'),
    ask<Shifts>('/posts/allconfirmed?limit=100'),
  ]);
}

// The list of Find Work as it is opened, for who may open its shifts.
definePicture({
  remote: 'mf-worker',
  loadTexts: (language) => import(`../locales/${language}.json`),
  sharedTexts: [uiTexts, messageTexts],
  draw: async (surroundings) => {
    const { user, path } = surroundings;
    if (path !== LIST || user === null || !mayOpenShiftDetails(user)) return null;
    if (preferredView() !== 'list') return null;
    const { withinKm, sort } = preferredSearch();
    const search: WorkSearch = { filters: withoutAbsent({ withinKm }), sort };
    const [found, invitations, profile, requested, confirmed] = await askForAll(
      surroundings,
      search,
    );
    if (!found || !invitations || !profile || !requested || !confirmed) return null;
    if (found.posts.length + invitations.posts.length === 0) return null;
    return (
      <FindWorkPicture
        found={found.posts}
        hasMore={countOf(found) === undefined}
        invited={invitations.posts}
        home={placeOf(profile)}
        search={search}
        counts={{ requests: countOf(requested), confirmed: countOf(confirmed) }}
      />
    );
  },
});
