import {
  createPost,
  deletePost,
  type EmployerPostsQuery,
  employerPermanent,
  employerShifts,
  getPost,
  type PermanentPostForm,
  type PostForm,
  quotePost,
  type TempPost,
  type TempPostForm,
  updatePost,
} from '@leafshift/contracts/posts';
import { CREDENTIAL_RULES, neededCredentials } from '@leafshift/domain/credentials';
import { seriesStarts, shiftEnd } from '@leafshift/domain/posting-rules';
import { shiftState } from '@leafshift/domain/shift-lifecycle';
import { calendarDayIn, timeZoneOf, toCalendarDay, wallTimeIn } from '@leafshift/domain/time-zone';
import { toLifecycleShift } from '@leafshift/remote-pages/shifts';
import { anId, aPermanentPost, aTempPost } from '@leafshift/testing/builders';
import { type Handler, handle } from '@leafshift/testing/mock-api';
import { pageOf } from './pages.ts';
import { quoteFor } from './quotes.ts';
import { found, replaced, type Store } from './store.ts';

let created = 0;
const nextId = () => {
  created += 1;
  return anId(90_000 + created);
};

/** Creating, listing, changing and deleting postings. */
export function postHandlers(store: Store): Handler[] {
  return [
    handle(employerShifts, ({ query }) => {
      const { entries, nextCursor } = pageOf(
        store.shifts
          .filter((post) => isWanted(post, query))
          .sort((one, other) => other.date.localeCompare(one.date)),
        query,
      );
      return { posts: entries, nextCursor };
    }),
    handle(employerPermanent, ({ query }) => {
      const matching = store.permanent.filter((post) => contains(post.jobType, query.q));
      const { entries, nextCursor } = pageOf(matching, query);
      return { posts: entries, nextCursor };
    }),
    handle(getPost, ({ params }) => found([...store.shifts, ...store.permanent], params.id)),
    handle(quotePost, ({ body }) => quoteFor(store, body)),
    handle(createPost, ({ body }) => create(store, body)),
    handle(updatePost, ({ params, body }) => {
      if (body.employmentType === 'Permanent') {
        const post = { ...permanentOf(store, body), _id: params.id };
        store.permanent = replaced(store.permanent, post);
        return post;
      }
      const [first] = shiftsOf(store, body);
      const post = aTempPost({ ...first, _id: params.id });
      store.shifts = replaced(store.shifts, post);
      return post;
    }),
    handle(deletePost, ({ params }) => {
      store.shifts = store.shifts.filter(({ _id }) => _id !== params.id);
      store.permanent = store.permanent.filter(({ _id }) => _id !== params.id);
      return undefined;
    }),
  ];
}

function isWanted(post: TempPost, { from, to, status, q }: EmployerPostsQuery): boolean {
  return (
    (!from || post.date >= from) &&
    (!to || post.date < to) &&
    (!status || shiftState(toLifecycleShift(post)) === status) &&
    contains(`${post.jobTitle} ${post.jobType} ${post.location.locationName}`, q)
  );
}

function contains(text: string, words: string | undefined): boolean {
  return !words || text.toLowerCase().includes(words.toLowerCase());
}

function create(store: Store, body: PostForm) {
  if (body.employmentType === 'Permanent') {
    const post = permanentOf(store, body);
    store.permanent = [post, ...store.permanent];
    return post;
  }
  const posts = shiftsOf(store, body);
  store.shifts = [...store.shifts, ...posts];
  const [only] = posts;
  return posts.length === 1 && only ? only : { posts };
}

function permanentOf(store: Store, body: PermanentPostForm) {
  const location = store.profile.locations.find(({ _id }) => _id === body.location);
  return aPermanentPost({
    _id: nextId(),
    jobType: body.jobType,
    rate: body.rate,
    rateHigh: body.rateHigh,
    jobDescription: body.jobDescription,
    employmentKind: body.employmentKind ?? null,
    weeklyHours: body.weeklyHours ?? null,
    benefits: body.benefits ?? [],
    credentials: body.credentials ?? [],
    location: location ? `${location.city}, ${location.province}` : 'Toronto, ON',
    locationId: location?._id ?? null,
    date: new Date().toISOString(),
  });
}

function shiftsOf(store: Store, body: TempPostForm): TempPost[] {
  const location = found(store.profile.locations, body.location);
  const supervisor = found(store.profile.supervisor, body.supervisor);
  const timeZone = timeZoneOf(location.province, location);
  const days = (body.postDateArray ?? []).map(toCalendarDay);
  return seriesStarts(body.date, days, timeZone).map((start) => {
    const { hour, minute } = wallTimeIn(start, timeZone);
    const { employmentType: _type, postDateArray: _days, credentials: asked, ...rest } = body;
    const end = shiftEnd(start, body.duration);
    return aTempPost({
      ...rest,
      _id: nextId(),
      jobRequirements: body.jobRequirements ?? '',
      location,
      supervisor,
      timeZone,
      date: start.toISOString(),
      endDate: end.toISOString(),
      ...(asked && { askedCredentials: asked }),
      credentials: [
        ...neededCredentials(
          {
            jobType: body.jobType,
            province: location.province,
            day: calendarDayIn(end, timeZone),
            credentials: asked,
          },
          CREDENTIAL_RULES,
        ),
      ],
      startTime: `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`,
      totalRate: body.rate * body.duration * body.totalWorkers,
    });
  });
}
