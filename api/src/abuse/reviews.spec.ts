import { jest } from '@jest/globals';
import { notifications } from '@leafshift/contracts/notification';
import { confirmWorker, createPost, findWork, requestShift } from '@leafshift/contracts/posts';
import { myProfile, updateProfile } from '@leafshift/contracts/profile';
import { BookingRepository } from '../modules/bookings/index.ts';
import { aPermanentForm, aShift } from '../testing/a-shift.ts';
import { anUpload, aSubmittedDocument } from '../testing/documents.ts';
import { anEmployer, aWorker, type Employer, type Person, type Worker } from '../testing/people.ts';
import { type DocumentField, ReviewDesk } from '../testing/review-desk.ts';
import { ShiftSteps } from '../testing/shift-steps.ts';
import { startApi, type TestApi } from '../testing/test-api.ts';

describe('a review of documents', () => {
  let api: TestApi;
  let desk: ReviewDesk;

  const change = (person: Person, body: object) => api.request(updateProfile, { body }, person);
  const statusOf = async (person: Person, kind: DocumentField) =>
    (await api.get(myProfile, {}, person))[kind].status;
  const kindsOf = async (person: Person): Promise<readonly string[]> => {
    const { notifications: list } = await api.get(notifications, { query: {} }, person);
    return list.map(({ kind }) => kind);
  };
  const anApprovedEmployer = async () => desk.approved(await anEmployer().onboarded().in(api));
  const anApprovedWorker = async () => desk.approved(await aWorker().onboarded().in(api));
  const begin = async (gate: 'submitted' | 'approved') => {
    api = await startApi({ env: { VERIFICATION_GATE: gate } });
    desk = await ReviewDesk.in(api);
  };

  describe('that only wants documents to be submitted', () => {
    let employer: Employer;
    let worker: Worker;

    beforeAll(() => begin('submitted'));
    afterAll(() => api.stop());
    beforeEach(async () => {
      employer = await anEmployer().onboarded().in(api);
      worker = await aWorker().onboarded().in(api);
    });

    it.each([['identificationDocument'], ['backgroundCheck']] as const)(
      'and rejects %s, lets its worker request and be confirmed no more',
      async (kind) => {
        const asked = await ShiftSteps.post(api, employer);
        await asked.request(worker);
        const other = await aShift().startingIn(90).by(employer, api);
        await desk.reject((await desk.reviewOf(worker, kind))._id);

        expect(
          await api.request(requestShift, { params: { id: other._id } }, worker),
        ).toMatchObject({ status: 403, body: { code: 'DOCUMENTS_REJECTED' } });
        expect(await asked.tryToConfirm(worker)).toMatchObject({
          status: 409,
          body: { code: 'WORKER_NOT_ELIGIBLE' },
        });
      },
    );

    it('and rejects the licence, lets its business post and confirm no more', async () => {
      const steps = await ShiftSteps.post(api, employer);
      await steps.request(worker);
      await desk.reject((await desk.reviewOf(employer, 'businessLicence'))._id);

      const refused = { status: 403, body: { code: 'DOCUMENTS_REJECTED' } };
      for (const body of [aShift().form(api, employer), aPermanentForm()]) {
        expect(await api.request(createPost, { body }, employer)).toMatchObject(refused);
      }
      expect(await steps.tryToConfirm(worker)).toMatchObject(refused);
    });

    it('and rejects, releases from what has not begun, and tells the employer at once', async () => {
      const coming = await ShiftSteps.post(api, employer);
      await coming.take(worker);

      await desk.reject((await desk.reviewOf(worker, 'identificationDocument'))._id);
      await api.settle();

      expect(await coming.shift()).toMatchObject({ confirmedCount: 0, confirmedArr: [] });
      expect(await kindsOf(employer)).toContain('worker-released');
      expect(await kindsOf(worker)).toEqual(
        expect.arrayContaining(['document-rejected', 'shift-released']),
      );
    });

    it('opens again with another document, which waits as the first did', async () => {
      await desk.reject((await desk.reviewOf(worker, 'identificationDocument'))._id);
      await aSubmittedDocument(api, worker, 'identificationDocument', 'photoid');

      expect(await statusOf(worker, 'identificationDocument')).toBe('Pending');
      const steps = await ShiftSteps.post(api, employer);
      expect(await steps.take(worker)).toMatchObject({ confirmedCount: 1 });
    });

    it('keeps the age that was approved until another birth date is', async () => {
      const minor = await desk.approved(
        await aWorker().born('2008-05-04').onboarded().certified('CannSell').in(api),
      );
      const retail = aShift().with({ jobType: 'Authorized Retailer', jobTitle: 'Budtender' });
      const { _id: id } = await retail.by(employer, api);
      const request = () => api.request(requestShift, { params: { id } }, minor);
      const found = async () =>
        (await api.get(findWork, { query: { limit: 100 } }, minor)).posts.some(
          ({ _id }) => _id === id,
        );

      await change(minor, { birthDay: '1998-05-04' });
      expect(await request()).toMatchObject({ body: { code: 'UNDER_AGE' } });
      expect(await found()).toBe(false);

      await desk.approved(minor);
      expect(await found()).toBe(true);
      expect((await request()).ok).toBe(true);
    });

    it('confirms nobody whose birth date has become that of a minor since the request', async () => {
      const retail = aShift().with({ jobType: 'Authorized Retailer', jobTitle: 'Budtender' });
      const steps = await ShiftSteps.post(api, employer, retail);
      const certified = await aWorker().onboarded().certified('CannSell').in(api);
      await change(certified, { birthDay: '1990-01-01' });
      await steps.request(certified);
      await change(certified, { birthDay: '2008-05-04' });

      expect(await steps.tryToConfirm(certified)).toMatchObject({
        status: 409,
        body: { code: 'WORKER_NOT_ELIGIBLE' },
      });
    });

    it.each([
      [
        'the licence is rejected',
        async () => desk.reject((await desk.reviewOf(employer, 'businessLicence'))._id),
        'DOCUMENTS_REJECTED',
      ],
      ['the business is suspended', () => desk.suspend(employer), 'ACCOUNT_SUSPENDED'],
    ])('keeps out a confirmation whose check was before %s', async (_, decide, code) => {
      const steps = await ShiftSteps.post(api, employer);
      await steps.request(worker);
      const confirmation = await steps.confirmation(worker);
      const bookings = api.app.get(BookingRepository);
      const check = bookings.find.bind(bookings);
      const between = jest.spyOn(bookings, 'find').mockImplementationOnce(async (...whose) => {
        const found = await check(...whose);
        await decide();
        return found;
      });

      const answer = await api.request(confirmWorker, confirmation, employer);

      between.mockRestore();
      expect(answer).toMatchObject({ status: 403, body: { code } });
      expect(await steps.shift()).toMatchObject({ confirmedCount: 0 });
    });
  });

  describe('that wants them to be approved', () => {
    beforeAll(() => begin('approved'));
    afterAll(() => api.stop());

    const elsewhere = {
      firstName: 'Wendy',
      lastName: 'Other',
      birthDay: '1991-02-03',
    };

    it.each(Object.entries(elsewhere))(
      'begins anew when an approved worker changes %s',
      async (field, value) => {
        const employer = await anApprovedEmployer();
        const worker = await anApprovedWorker();
        const steps = await ShiftSteps.post(api, employer);
        await steps.request(worker);

        expect(await change(worker, { [field]: value })).toMatchObject({
          status: 200,
          body: {
            [field]: value,
            identificationDocument: { status: 'Pending' },
            backgroundCheck: { status: 'Pending' },
          },
        });
        expect(await steps.tryToConfirm(worker)).toMatchObject({
          status: 409,
          body: { code: 'WORKER_NOT_ELIGIBLE' },
        });
        await desk.approved(worker);
        expect((await steps.tryToConfirm(worker)).status).toBe(200);
      },
    );

    it.each([
      ['identificationDocument', 'photoid'],
      ['backgroundCheck', 'backgroundcheck'],
    ] as const)('begins anew with another %s', async (kind, upload) => {
      const worker = await anApprovedWorker();
      await aSubmittedDocument(api, worker, kind, upload);

      expect(await statusOf(worker, kind)).toBe('Pending');
    });

    it('begins anew when a business changes its name or licence, and lets it post no shifts', async () => {
      const post = async (employer: Employer) =>
        api.request(createPost, { body: aShift().form(api, employer) }, employer);
      const renamed = await anApprovedEmployer();
      const relicensed = await anApprovedEmployer();
      expect((await post(renamed)).status).toBe(201);

      await change(renamed, { name: 'King Street Cannabis' });
      await aSubmittedDocument(api, relicensed, 'businessLicence', 'business-licence');

      for (const employer of [renamed, relicensed]) {
        expect(await statusOf(employer, 'businessLicence')).toBe('Pending');
        expect(await post(employer)).toMatchObject({ body: { code: 'DOCUMENTS_NOT_APPROVED' } });
        expect((await post(await desk.approved(employer))).status).toBe(201);
      }
    });

    it('stays when nothing changes, or what no document shows', async () => {
      const worker = await aWorker().called('Noor Haddad').onboarded().in(api);
      const employer = await anApprovedEmployer();
      await desk.approved(worker);

      await change(worker, { firstName: 'Noor', lastName: ' Haddad ', birthDay: '1995-03-14' });
      await change(worker, { bio: 'Early riser', phoneNumber: '+14165550177', city: 'Ottawa' });
      await change(employer, { name: employer.name, bio: 'A bigger shop' });

      expect(await statusOf(worker, 'identificationDocument')).toBe('Approved');
      expect(await statusOf(employer, 'businessLicence')).toBe('Approved');
    });

    it('takes another picture while a changed name waits', async () => {
      const worker = await desk.approved(await aWorker().onboarded().in(api));
      await change(worker, { lastName: 'Other' });
      const { identificationDocument } = await api.get(myProfile, {}, worker);
      expect(identificationDocument).toMatchObject({ status: 'Pending', mayReplace: true });

      await aSubmittedDocument(api, worker, 'identificationDocument', 'photoid');
      const replaced = (await api.get(myProfile, {}, worker)).identificationDocument;
      expect(replaced).toMatchObject({ status: 'Pending' });
      expect(replaced).not.toHaveProperty('mayReplace');
    });

    it('does not come back by taking the change back', async () => {
      const worker = await aWorker().called('Noor Haddad').onboarded().in(api);
      await desk.approved(worker);
      await change(worker, { lastName: 'Other' });
      await change(worker, { lastName: 'Haddad' });

      expect(await statusOf(worker, 'identificationDocument')).toBe('Pending');
    });

    it('shows what is said and what was approved before', async () => {
      const worker = await aWorker().called('Noor Haddad').onboarded().in(api);
      const first = await desk.reviewOf(worker, 'identificationDocument');
      expect(first).toMatchObject({
        stated: { name: 'Noor Haddad', birthDay: '1995-03-14' },
        approvedBefore: null,
      });
      await desk.approved(worker);
      await change(worker, { ...elsewhere });

      const second = await desk.reviewOf(worker, 'identificationDocument');
      expect(second).toMatchObject({
        stated: { name: 'Wendy Other', birthDay: '1991-02-03' },
        approvedBefore: { name: 'Noor Haddad', birthDay: '1995-03-14' },
      });
      await api.settle();
      expect(await kindsOf(desk.admin)).toContain('document-submitted');
    });

    describe('decides on what was seen', () => {
      it('so that nothing is approved which was changed meanwhile', async () => {
        const worker = await aWorker().onboarded().in(api);
        const seen = await desk.reviewOf(worker, 'identificationDocument');
        await change(worker, { birthDay: '1980-01-01' });

        expect(await desk.approve(seen._id)).toMatchObject({
          status: 409,
          body: { code: 'STATE_CONFLICT', msg: expect.stringContaining('look at it again') },
        });
        expect(await statusOf(worker, 'identificationDocument')).toBe('Pending');
        expect(
          (await desk.approve((await desk.reviewOf(worker, 'identificationDocument'))._id)).ok,
        ).toBe(true);
      });

      it('so that a rejection holds whatever was changed meanwhile', async () => {
        const worker = await anApprovedWorker();
        await change(worker, { lastName: 'Other' });
        const seen = await desk.reviewOf(worker, 'identificationDocument');
        await change(worker, { lastName: 'Worker' });

        expect((await desk.reject(seen._id)).status).toBe(200);
        expect(await statusOf(worker, 'identificationDocument')).toBe('Rejected');
      });

      it('so that what was said of a rejected document is said of no later one', async () => {
        const worker = await aWorker().onboarded().in(api);
        const seen = await desk.reviewOf(worker, 'identificationDocument');
        await desk.reject(seen._id);
        await aSubmittedDocument(api, worker, 'identificationDocument', 'photoid');

        expect((await desk.approve(seen._id)).ok).toBe(false);
        expect((await desk.reject(seen._id)).ok).toBe(false);
        expect(await statusOf(worker, 'identificationDocument')).toBe('Pending');
      });

      it('so that nothing is said of a picture that took the place of what was seen', async () => {
        const worker = await aWorker().onboarded().in(api);
        const seen = await desk.reviewOf(worker, 'identificationDocument');
        await aSubmittedDocument(api, worker, 'identificationDocument', 'photoid');

        const changed = { status: 409, body: { msg: expect.stringContaining('look at it again') } };
        expect(await desk.approve(seen._id)).toMatchObject(changed);
        expect(await desk.reject(seen._id)).toMatchObject(changed);
        const shown = await desk.reviewOf(worker, 'identificationDocument');
        expect(shown._id).not.toBe(seen._id);
        expect((await desk.reject(shown._id)).status).toBe(200);
      });

      it('and a picture cannot be exchanged without end while it waits', async () => {
        const worker = await aWorker().onboarded().in(api);
        for (let time = 0; time < 10; time += 1) {
          await aSubmittedDocument(api, worker, 'identificationDocument', 'photoid');
        }
        const uploadUrl = await anUpload(api, worker, 'photoid');
        expect(await change(worker, { identificationDocument: { uploadUrl } })).toMatchObject({
          status: 409,
          body: { code: 'REVIEW_WAITS' },
        });
      });

      it('and what is said cannot be changed without end while it waits', async () => {
        const worker = await anApprovedWorker();
        const answers = [];
        for (let day = 10; day < 22; day += 1) {
          answers.push(await change(worker, { birthDay: `1990-01-${day}` }));
        }

        expect(answers.at(-1)).toMatchObject({ status: 409, body: { code: 'REVIEW_WAITS' } });
        expect(await change(worker, { bio: 'Still patient' })).toMatchObject({ status: 200 });
      });

      it('also when both come at the same moment', async () => {
        for (const decide of ['approve', 'reject'] as const) {
          const worker = await aWorker().onboarded().in(api);
          const { _id } = await desk.reviewOf(worker, 'identificationDocument');

          const [decided, changed] = await Promise.all([
            desk[decide](_id),
            change(worker, { birthDay: '1980-01-01' }),
          ]);

          expect(changed.status).toBe(200);
          const status = await statusOf(worker, 'identificationDocument');
          expect(status).toBe(decide === 'reject' ? 'Rejected' : 'Pending');
          expect(decided.ok || decide === 'approve').toBe(true);
        }
      });
    });
  });
});
