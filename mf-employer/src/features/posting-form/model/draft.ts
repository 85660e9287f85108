import { Benefit, Credential, EmploymentKind, JobTitle, JobType } from '@leafshift/contracts/posts';
import { z } from 'zod';
import { EMPTY_PERMANENT, EMPTY_TEMP, type PermanentValues, type TempValues } from './values.ts';

/** A half-filled form of either kind. */
export interface PostingDraft {
  readonly employmentType: 'Temp' | 'Permanent';
  readonly temp: TempValues;
  readonly permanent: PermanentValues;
}

export const EMPTY_DRAFT: PostingDraft = {
  employmentType: 'Temp',
  temp: EMPTY_TEMP,
  permanent: EMPTY_PERMANENT,
};

/** Whether nothing was filled in yet, also before a reload. */
export const isEmpty = ({ temp, permanent }: PostingDraft): boolean =>
  isSame(temp, EMPTY_TEMP) && isSame(permanent, EMPTY_PERMANENT);

const isSame = <Values extends object>(one: Values, other: Values): boolean =>
  Object.entries(other).every(
    ([field, value]) => JSON.stringify(one[field as keyof Values]) === JSON.stringify(value),
  );

const text = z.string();
const choice = z.string().nullable();

const DraftSchema: z.ZodType<PostingDraft> = z.object({
  employmentType: z.enum(['Temp', 'Permanent']),
  temp: z.object({
    days: z.array(z.iso.date()),
    time: choice,
    duration: z.number(),
    rate: z.number(),
    totalWorkers: z.number(),
    jobType: JobType.nullable(),
    jobTitle: JobTitle.nullable(),
    supervisor: choice,
    location: choice,
    jobDescription: text,
    jobRequirements: text,
    // Drafts of the release before have none.
    credentials: Credential.array().default([]),
    invited: z.array(text),
  }),
  permanent: z.object({
    jobType: text,
    location: choice,
    rate: z.number(),
    rateHigh: z.number(),
    jobDescription: text,
    // Drafts of the release before have none of them.
    employmentKind: EmploymentKind.nullable().default(null),
    weeklyHours: text.default(''),
    benefits: Benefit.array().default([]),
    credentials: Credential.array().default([]),
  }),
});

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const keyOf = (userId: string) => `leafshift.posting-draft.${userId}`;

/** What this user had filled in before the page was reloaded; null where there is nothing usable. */
export function loadDraft(userId: string, store: Store = sessionStorage): PostingDraft | null {
  const kept = store.getItem(keyOf(userId));
  if (kept === null) {
    return null;
  }
  const parsed = DraftSchema.safeParse(jsonOf(kept));
  return parsed.success ? parsed.data : null;
}

/** Keeps a half-filled form in this tab, for this user only. */
export function saveDraft(
  userId: string,
  draft: PostingDraft,
  store: Store = sessionStorage,
): void {
  store.setItem(keyOf(userId), JSON.stringify(draft));
}

/** Forgets the half-filled form, once it is posted. */
export function clearDraft(userId: string, store: Store = sessionStorage): void {
  store.removeItem(keyOf(userId));
}

function jsonOf(kept: string): unknown {
  try {
    return JSON.parse(kept);
  } catch (error) {
    if (error instanceof SyntaxError) {
      return null;
    }
    throw error;
  }
}
