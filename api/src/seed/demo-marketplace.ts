import { affiliate } from '@leafshift/contracts/affiliates';
import { logout } from '@leafshift/contracts/auth';
import { reportPost } from '@leafshift/contracts/moderation';
import { markAllRead } from '@leafshift/contracts/notification';
import { boardPosts, createPost } from '@leafshift/contracts/posts';
import { addHours } from '@leafshift/domain/time-zone';
import type { DemoApi, DemoPerson } from './demo-api.ts';
import { APPLICANTS } from './demo-data/applicants.ts';
import { BUSINESSES, type DemoBusiness } from './demo-data/businesses.ts';
import { CERTIFICATES, type DemoCertificate } from './demo-data/certificates.ts';
import type { DemoPermanentPosting } from './demo-data/demo-permanent-posting.ts';
import type { DemoQuiz } from './demo-data/demo-quiz.ts';
import { PERMANENT_POSTINGS } from './demo-data/permanent-postings.ts';
import { planShifts } from './demo-data/plan-shifts.ts';
import { QUIZZES } from './demo-data/quizzes.ts';
import { type DemoWorker, WORKERS } from './demo-data/workers.ts';
import { applies, looksAt } from './scenarios/applicants.ts';
import { converse } from './scenarios/conversations.ts';
import { handInCertificate } from './scenarios/hand-in-certificate.ts';
import { publishQuiz, takeQuiz } from './scenarios/quizzes.ts';
import { reviewDocuments } from './scenarios/review-documents.ts';
import { reviewPostings } from './scenarios/review-postings.ts';
import { SUBMITTED_LAST_HOURS, scheduleShift } from './scenarios/shift-scenario.ts';
import { type SignedUp, signIn } from './scenarios/sign-up.ts';
import { enterCard, type SignedUpBusiness, signUpBusiness } from './scenarios/sign-up-business.ts';
import { signUpWorker } from './scenarios/sign-up-worker.ts';
import { sideBySide, Timeline } from './timeline.ts';

/** Workers who sign up by the demo worker's link, by their place in the list. */
const INVITED: ReadonlySet<number> = new Set([14, 21, 33]);

export const ADMIN_EMAIL = 'admin@demo.leafshift.ca';

/** The demo marketplace begins this long ago. */
export const DEMO_DAYS = 50;
const REVIEW_AFTER_HOURS = 20;
const REPORTED_BEFORE_DAYS = 0.1;
const CONVERSES_BEFORE_DAYS = 0.08;
const QUIZZES_BEFORE_DAYS = 20;
const READ_BEFORE_DAYS = 3;
const DEMO_READ_BEFORE_DAYS = 5;

interface DemoOptions {
  /** Now: where the demo marketplace ends. */
  readonly until: Date;
  /** The origin of the sandbox provider. */
  readonly sandbox: string;
}

/** The last weeks of the marketplace: who came, what they posted, who worked and what it cost. */
export class DemoMarketplace {
  readonly #timeline = new Timeline();
  readonly #businesses = new Map<DemoBusiness, SignedUpBusiness>();
  readonly #workers = new Map<DemoWorker, SignedUp>();

  constructor(
    private readonly api: DemoApi,
    private readonly options: DemoOptions,
  ) {}

  /** Makes it in the order of time. The admin must have an account. */
  async create(): Promise<void> {
    const admin = await signIn(this.api, ADMIN_EMAIL);
    BUSINESSES.forEach((business, index) => {
      this.#businessComes(business, index, admin);
    });
    WORKERS.forEach((worker, index) => {
      this.#workerComes(worker, index, admin);
    });
    for (const posting of PERMANENT_POSTINGS) {
      this.#isPosted(posting, admin);
    }
    for (const applicant of APPLICANTS) {
      this.#timeline.add(this.#daysAgo(applicant.daysAgo), () => applies(this.api, applicant));
      this.#timeline.add(this.#daysAgo(applicant.daysAgo / 2), () =>
        looksAt(this.api, this.#employer(0), applicant),
      );
    }
    for (const certificate of CERTIFICATES) {
      this.#certificateIsHandedIn(certificate, admin);
    }
    for (const quiz of QUIZZES) {
      this.#quizIsTaken(quiz, admin);
    }
    for (const shift of planShifts(this.options.until)) {
      scheduleShift(this.api, this.#timeline, shift, {
        employer: () => this.#employer(shift.slot.business),
        worker: (worker) => present(this.#workers.get(worker)),
        until: this.options.until,
      });
    }
    this.#timeline.add(this.#daysAgo(CONVERSES_BEFORE_DAYS), () =>
      converse(this.api, { employer: this.#employer(0), workers: [...this.#workers.values()] }),
    );
    this.#timeline.add(this.#daysAgo(DEMO_READ_BEFORE_DAYS), () => this.#read(this.#demoAccounts));
    this.#timeline.add(this.#daysAgo(READ_BEFORE_DAYS), () => {
      const demo = new Set(this.#demoAccounts);
      return this.#read([admin, ...this.#everybody.filter((person) => !demo.has(person))]);
    });
    await this.#timeline.run((at) => this.api.goTo(at));
    await this.api.goTo(this.options.until);
    await this.#everybodyLeaves(admin);
    await this.api.finish();
  }

  #daysAgo(days: number): Date {
    return addHours(this.options.until, -24 * days);
  }

  #employer(index: number): SignedUpBusiness {
    return present(this.#businesses.get(present(BUSINESSES[index])));
  }

  get #everybody(): readonly SignedUp[] {
    return [...this.#businesses.values(), ...this.#workers.values()];
  }

  #businessComes(business: DemoBusiness, index: number, admin: DemoPerson): void {
    const at = this.#daysAgo(DEMO_DAYS);
    this.#timeline.addBeside(at, async () => {
      const signedUp = await signUpBusiness(this.api, business, this.options.sandbox);
      this.#businesses.set(business, signedUp);
    });
    const { lastCard } = business;
    if (lastCard !== undefined) {
      const exchangedAt = addHours(this.options.until, -SUBMITTED_LAST_HOURS - 1);
      this.#timeline.add(exchangedAt, () =>
        enterCard(this.api, this.#employer(index), lastCard, this.options.sandbox),
      );
    }
    if (business.isLicenceApproved) {
      this.#isReviewed(at, admin, true, () => this.#employer(index));
    }
  }

  #workerComes(worker: DemoWorker, index: number, admin: DemoPerson): void {
    // The demo worker is there before those who come by their link.
    const at = addHours(this.#daysAgo(worker.signedUpDaysAgo), index === 0 ? 0 : 1);
    this.#timeline.addBeside(at, async () => {
      const link = INVITED.has(index) ? await this.#link() : undefined;
      this.#workers.set(worker, await signUpWorker(this.api, worker, link));
    });
    if (worker.review !== 'waiting') {
      const isApproved = worker.review === 'approved';
      this.#isReviewed(at, admin, isApproved, () => present(this.#workers.get(worker)));
    }
  }

  /** The code of the demo worker's link. */
  async #link(): Promise<string | undefined> {
    const first = this.#workers.get(present(WORKERS[0]));
    return first && (await this.api.call(affiliate, {}, first)).code;
  }

  #certificateIsHandedIn(certificate: DemoCertificate, admin: DemoPerson): void {
    const at = this.#daysAgo(certificate.handedInDaysAgo);
    const who = () => present(this.#workers.get(present(WORKERS[certificate.worker])));
    this.#timeline.add(at, () =>
      handInCertificate(this.api, who(), certificate, this.options.until),
    );
    if (certificate.review !== 'waiting') {
      this.#isReviewed(at, admin, certificate.review === 'approved', who);
    }
  }

  #isReviewed(
    submittedAt: Date,
    admin: DemoPerson,
    isApproved: boolean,
    who: () => SignedUp,
  ): void {
    this.#timeline.addBeside(addHours(submittedAt, REVIEW_AFTER_HOURS), () =>
      reviewDocuments(this.api, admin, { userId: who().id, isApproved }),
    );
  }

  /** One that was sent today still waits for the back office, where the business is not approved. */
  #isPosted(posting: DemoPermanentPosting, admin: DemoPerson): void {
    const at = this.#daysAgo(posting.daysAgo);
    this.#timeline.add(at, () => this.#post(posting));
    if (posting.daysAgo > 1) {
      this.#timeline.add(addHours(at, REVIEW_AFTER_HOURS), () =>
        reviewPostings(this.api, admin, this.#employer(posting.business).id),
      );
    }
    if (posting.isReported) {
      this.#timeline.add(this.#daysAgo(REPORTED_BEFORE_DAYS), () => this.#report(posting));
    }
  }

  #quizIsTaken(quiz: DemoQuiz, admin: DemoPerson): void {
    this.#timeline.add(this.#daysAgo(QUIZZES_BEFORE_DAYS), () =>
      publishQuiz(this.api, admin, quiz),
    );
    const takers = WORKERS.filter(
      ({ stage, signedUpDaysAgo }, index) =>
        stage === 'onboarded' &&
        signedUpDaysAgo > quiz.takenDaysAgo &&
        index % quiz.takenByEvery === 0,
    );
    this.#timeline.add(this.#daysAgo(quiz.takenDaysAgo), async () => {
      // The demo worker has one left to take.
      const others = quiz === QUIZZES[0] ? takers : takers.slice(1);
      await sideBySide(
        others.map((worker) => () => takeQuiz(this.api, present(this.#workers.get(worker)), quiz)),
      );
    });
  }

  /** As a visitor of the board does. */
  async #report({ title }: DemoPermanentPosting): Promise<void> {
    const { posts } = await this.api.call(boardPosts, { query: { limit: 100 } });
    const params = { id: present(posts.find(({ jobType }) => jobType === title))._id };
    const body = { reason: 'misleading', words: 'The shop told me that the job is taken.' };
    await this.api.call(reportPost, { params, body });
  }

  async #post(posting: DemoPermanentPosting): Promise<void> {
    const employer = this.#employer(posting.business);
    const body = {
      employmentType: 'Permanent',
      jobType: posting.title,
      location: present(employer.locations[posting.location]),
      rate: posting.rate,
      rateHigh: posting.rateHigh,
      jobDescription: posting.description,
      ...posting.facts,
    } as const;
    await this.api.call(createPost, { body }, employer);
  }

  async #read(people: readonly DemoPerson[]): Promise<void> {
    await sideBySide(people.map((person) => () => this.api.call(markAllRead, {}, person)));
  }

  /** Those whose accounts are handed out: they have something left to read. */
  get #demoAccounts(): readonly SignedUp[] {
    return [this.#employer(0), present(this.#workers.get(present(WORKERS[0])))];
  }

  async #everybodyLeaves(admin: DemoPerson): Promise<void> {
    const all = [...this.#everybody, admin];
    await sideBySide(all.map((person) => () => this.api.call(logout, {}, person)));
  }
}

function present<Value>(value: Value | undefined): Value {
  if (value === undefined) {
    throw new Error('Somebody of the demo marketplace is missing');
  }
  return value;
}
