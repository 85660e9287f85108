import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { isErrorCode } from '../core/index.ts';
import { allCalls } from './index.ts';

const label = (call: { method: string; path: string }) => `${call.method} ${call.path}`;

describe('the calls of the API', () => {
  it('have unique names and unique addresses', () => {
    const names = allCalls.map((call) => call.name);
    const addresses = allCalls.map((call) => label(call).replaceAll(/:\w+/g, ':'));

    expect(new Set(names).size).toBe(names.length);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it.each(allCalls.map((call) => [label(call), call] as const))(
    '%s names each path parameter in its schema',
    (_label, call) => {
      const inPath = [...call.path.matchAll(/:(\w+)/g)].map((match) => match[1]).sort();
      const declared =
        call.params instanceof z.ZodObject ? Object.keys(call.params.shape).sort() : [];

      expect(declared).toEqual(inPath);
    },
  );

  it.each(allCalls.map((call) => [label(call), call] as const))(
    '%s answers a shape, a file or nothing, and says which',
    (_label, call) => {
      const answers = [call.answer, call.produces].filter((part) => part !== undefined);

      expect(answers).toHaveLength([204, 303].includes(call.status) ? 0 : 1);
    },
  );

  it('only refuse with codes of the catalogue', () => {
    const codes = allCalls.flatMap((call) => call.errors ?? []);

    expect(codes.filter((code) => !isErrorCode(code))).toEqual([]);
  });

  it('do not take a property of every object for a code', () => {
    expect(isErrorCode('constructor')).toBe(false);
    expect(isErrorCode('SHIFT_FILLED')).toBe(true);
  });

  it('honour an idempotency key wherever they create or move something', () => {
    const without = allCalls
      .filter(({ method, idempotent }) => (method === 'POST' || method === 'PUT') && !idempotent)
      .map(({ name }) => name);

    expect(without.toSorted()).toEqual([
      // Each file counts for nothing until it is sent as evidence.
      'admin.evidenceFile',
      // Each reading is noted.
      'admin.readReportedConversation',
      // A second time with the same address changes nothing.
      'applications.apply',
      // Changes nothing.
      'applications.byLink',
      'applications.form',
      // Each file counts for nothing until somebody applies with it.
      'applications.sendResume',
      // Withdrawing twice is withdrawing once.
      'applications.withdraw',
      // A challenge or a secret that counts for nothing by itself.
      'auth.beginPasskeySignIn',
      'auth.beginPasskeyStepUp',
      // A new session each time, on purpose.
      'auth.login',
      // Ending twice is ending once.
      'auth.logout',
      'auth.logoutEverywhere',
      'auth.passkeySignIn',
      'auth.secondFactor',
      // Confirming twice is confirming once.
      'auth.stepUp',
      // A repeat of the same person or network changes nothing.
      'moderation.report',
      // Windows send each report once, and what is read of them is a share.
      'portal.report',
      'portal.reportVitals',
      // Changes nothing.
      'posts.costs',
      'posts.quote',
      'schedule.review',
      'secondFactor.beginPasskey',
      'secondFactor.beginTotp',
      // What they answer is shown once and kept nowhere.
      'secondFactor.finishPasskey',
      'secondFactor.finishTotp',
      'secondFactor.renewRecoveryCodes',
      // Knows an event that it has had by the event's own id.
      'stripe.webhook',
      // The signed address takes one file.
      'uploads.putFile',
    ]);
  });

  it('say which roles of the back office may make them, wherever admins may', () => {
    const isAdmins = ({ access }: (typeof allCalls)[number]) =>
      typeof access !== 'string' && access.includes('Admin');

    const wrong = allCalls.filter((call) => isAdmins(call) !== (call.roles !== undefined));

    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it('say who of a business may make them, wherever employers may', () => {
    const isEmployers = ({ access, knowsCaller }: (typeof allCalls)[number]) =>
      typeof access === 'string'
        ? access === 'signed-in' || knowsCaller === true
        : access.includes('Employer');

    const wrong = allCalls.filter((call) => isEmployers(call) !== (call.member !== undefined));

    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it('name a field that they have, where it says which store they are about', () => {
    const fieldsOf = (schema: unknown): readonly string[] => {
      if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
      if (schema instanceof z.ZodUnion) return schema.options.flatMap(fieldsOf);
      return schema instanceof z.ZodPipe ? fieldsOf(schema.in) : [];
    };
    const wrong = allCalls.flatMap(({ name, member, params, body }) => {
      if (member === undefined || member === 'own' || typeof member.stores === 'string') return [];
      const fields = [...fieldsOf(params), ...fieldsOf(body)];
      return Object.values(member.stores).every((field) => fields.includes(field)) ? [] : [name];
    });

    expect(wrong).toEqual([]);
  });

  it('can all be described as JSON Schema for the OpenAPI document', () => {
    for (const call of allCalls) {
      for (const schema of [call.params, call.query, call.body]) {
        if (schema) expect(() => z.toJSONSchema(schema, { io: 'input' })).not.toThrow();
      }
      const { answer } = call;
      if (answer) expect(() => z.toJSONSchema(answer, { io: 'output' })).not.toThrow();
    }
  });

  it('cover the calls that the product has', () => {
    const wanted = [
      'GET /auth',
      'POST /auth',
      'POST /users',
      'GET /profile/me',
      'POST /profile',
      'PUT /profile/supervisor',
      'DELETE /profile/deletesupervisor/:',
      'PUT /profile/location',
      'DELETE /profile/location/:',
      'PUT /profile/certificate',
      'PUT /profile/survey',
      'GET /notification',
      'PUT /notification/mark-read/:',
      'POST /posts',
      'GET /posts/upcoming-shifts',
      'GET /posts/allconfirmed',
      'GET /posts/getrequests',
      'GET /posts/employer-posts',
      'GET /posts/employer/permanent',
      'PUT /posts/request/:',
      'PUT /posts/confirm/:',
      'POST /posts/complete-shift/:',
      'GET /posts/:',
      'PUT /posts/update/:',
      'DELETE /posts/:',
      'GET /posts/job-posting-board/permanent',
      'GET /posts/job-posting-board/:',
      'PUT /clockedtime/clockin/:/:',
      'PUT /clockedtime/clockout/:/:',
      'POST /rating/rate-temp/:/:/:',
      'GET /invoice/invoices',
      'PUT /users/onboardinglevel/:',
      'PUT /users/skip-onboarding',
      'GET /users/stripe-connect-onboarding/web',
      'GET /stripe/getclientsecret',
      'GET /stripe/save-card-info',
      'POST /stripe/add-bank',
    ];
    const declared = allCalls.map((call) => label(call).replaceAll(/:\w+/g, ':'));

    expect(wanted.filter((address) => !declared.includes(address))).toEqual([]);
  });
});
