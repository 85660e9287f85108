import type { JobTitle, JobType } from '@leafshift/contracts/posts';
import type { Credential } from '@leafshift/domain/credentials';
import type { Benefit, EmploymentKind } from '@leafshift/domain/job-facts';
import {
  DEFAULT_DURATION,
  DEFAULT_PERMANENT_RANGE,
  DEFAULT_RATE,
  DEFAULT_WORKERS,
} from '@leafshift/domain/posting-rules';

/** The values of the Temp form; an empty text or null means not filled in yet. */
export interface TempValues {
  /** Calendar days at the location, `YYYY-MM-DD`; each makes its own posting. */
  readonly days: readonly string[];
  /** Start at the location on a 15-minute mark, `HH:mm`. */
  readonly time: string | null;
  /** Hours. */
  readonly duration: number;
  /** Dollars an hour. */
  readonly rate: number;
  readonly totalWorkers: number;
  readonly jobType: JobType | null;
  readonly jobTitle: JobTitle | null;
  readonly supervisor: string | null;
  readonly location: string | null;
  /** Rich text as HTML. */
  readonly jobDescription: string;
  readonly jobRequirements: string;
  /** What the posting asks for besides what its province does. */
  readonly credentials: readonly Credential[];
  /** User ids of favourites who are invited as soon as it is posted. */
  readonly invited: readonly string[];
}

/** The Permanent form as somebody fills it in. */
export interface PermanentValues {
  readonly jobType: string;
  readonly location: string | null;
  /** Dollars an hour; minimum and maximum pay. */
  readonly rate: number;
  readonly rateHigh: number;
  readonly employmentKind: EmploymentKind | null;
  /** As typed; empty for not said. */
  readonly weeklyHours: string;
  readonly benefits: readonly Benefit[];
  readonly credentials: readonly Credential[];
  /** Rich text as HTML. */
  readonly jobDescription: string;
}

/** The first values of a new Temp posting (POST-15, POST-19). */
export const EMPTY_TEMP: TempValues = {
  days: [],
  time: null,
  duration: DEFAULT_DURATION,
  rate: DEFAULT_RATE,
  totalWorkers: DEFAULT_WORKERS,
  jobType: null,
  jobTitle: null,
  supervisor: null,
  location: null,
  jobDescription: '',
  jobRequirements: '',
  credentials: [],
  invited: [],
};

/** The first values of a new Permanent posting. */
export const EMPTY_PERMANENT: PermanentValues = {
  jobType: '',
  location: null,
  ...DEFAULT_PERMANENT_RANGE,
  employmentKind: null,
  weeklyHours: '',
  benefits: [],
  credentials: [],
  jobDescription: '',
};
