import type { MemberAct as MemberActAnswer } from '@leafshift/contracts/members';
import { Injectable } from '@nestjs/common';
import { asId, type EmployerId, type UserId } from '../../../core/ids.ts';
import { isOwnStore } from '../../../core/members/own-stores.ts';
import type { Page, PageRequest } from '../../../core/paging/page.ts';
import { type PermanentPostingId, PermanentRepository } from '../../job-board/index.ts';
import { type ShiftId, Shifts } from '../../posts/index.ts';
import { Profiles } from '../../profile/index.ts';
import { Users } from '../../users/index.ts';
import { type MemberAct, MemberActRepository } from '../domain/member-act.ts';

type ShownPost = NonNullable<MemberActAnswer['post']>;
type PostsById = ReadonlyMap<string, ShownPost & { readonly store: string | null }>;

/** The log of members' acts as owners and managers read it. */
@Injectable()
export class MemberActViews {
  constructor(
    private readonly acts: MemberActRepository,
    private readonly shifts: Shifts,
    private readonly permanent: PermanentRepository,
    private readonly profiles: Profiles,
    private readonly users: Users,
  ) {}

  async list(
    employerId: EmployerId,
    by: UserId | undefined,
    page: PageRequest,
  ): Promise<Page<MemberActAnswer>> {
    const { items, nextCursor } = await this.acts.list(employerId, by, page);
    const people = items.flatMap(({ by: author, personId }) =>
      personId ? [author, personId] : [author],
    );
    const [posts, cards, accounts, stores] = await Promise.all([
      this.#posts(employerId, items),
      this.profiles.cards(people),
      this.users.map(people),
      this.#storeNames(employerId),
    ]);
    // Members have names of their own, their profiles are the business's.
    const nameOf = (id: UserId): string => accounts.get(id)?.name ?? cards.get(id)?.name ?? '';
    const shown = items.map((act) => this.#view(act, { posts, nameOf, stores }));
    return { items: shown, nextCursor };
  }

  #view(
    { id, at, kind, by, personId, postIds, stores: storeIds }: MemberAct,
    { posts, nameOf, stores }: Names,
  ): MemberActAnswer {
    const own = postIds.flatMap((postId) => posts.get(postId) ?? []).filter(isOfOwnStore);
    const [first] = own;
    return {
      _id: id,
      at: at.toISOString(),
      kind,
      by: { _id: by, name: nameOf(by) },
      post: first
        ? { _id: first._id, title: first.title, date: first.date, timeZone: first.timeZone }
        : null,
      furtherPosts: Math.max(0, own.length - 1),
      person: personId && { _id: personId, name: nameOf(personId) },
      stores: storeIds.filter(isOwnStore).flatMap((store) => stores.get(store) ?? []),
    };
  }

  async #posts(employerId: EmployerId, acts: readonly MemberAct[]): Promise<PostsById> {
    const ids = [...new Set(acts.flatMap(({ postIds }) => postIds))];
    const shifts = (await this.shifts.list(ids.map((id) => asId<ShiftId>(id)))).filter(
      (shift) => shift.employerId === employerId,
    );
    const known = new Set<string>(shifts.map(({ id }) => id));
    const others = await Promise.all(
      ids
        .filter((id) => !known.has(id))
        .map((id) => this.permanent.find(employerId, asId<PermanentPostingId>(id))),
    );
    return new Map([
      ...shifts.map(
        ({ id, jobTitle, startsAt, timeZone, location }) =>
          [
            id as string,
            {
              _id: id as string,
              title: jobTitle as string,
              date: startsAt.toISOString() as string | null,
              timeZone: timeZone as string | null,
              store: location.id as string | null,
            },
          ] as const,
      ),
      ...others.flatMap((posting) =>
        posting
          ? [
              [
                posting.id as string,
                {
                  _id: posting.id as string,
                  title: posting.jobType,
                  date: null,
                  timeZone: null,
                  store: posting.locationId,
                },
              ] as const,
            ]
          : [],
      ),
    ]);
  }

  async #storeNames(employerId: EmployerId): Promise<ReadonlyMap<string, string>> {
    const profile = (await this.profiles.map([employerId])).get(employerId);
    return new Map(profile?.locations.map(({ id, locationName }) => [id, locationName]));
  }
}

interface Names {
  readonly posts: PostsById;
  readonly nameOf: (id: UserId) => string;
  readonly stores: ReadonlyMap<string, string>;
}

const isOfOwnStore = ({ store }: { readonly store: string | null }): boolean =>
  isOwnStore(store ?? '');
