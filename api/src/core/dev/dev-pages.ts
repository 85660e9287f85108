import { join } from 'node:path';
import { textCode } from '@leafshift/domain/text-code';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AdjustableClock } from '../../infra/clock/adjustable-clock.ts';
import { MailFolder } from '../../infra/mail/stored-mail.ts';
import { OutboxWorker } from '../../infra/outbox/outbox-worker.ts';
import { storedSms } from '../../infra/sms/stored-sms.ts';
import '../endpoint/fastify-types.ts';
import { refuse, refuseField } from '../errors/api-error.ts';
import { AttemptLimits } from '../limits/attempt-limits.ts';
import { mailPage } from './mail-page.ts';
import { panelPage, refusalPage, SANDBOX_EVENTS } from './panel-page.ts';
import { smsPage } from './sms-page.ts';

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'";
const FORM = { config: { outsideContract: true, rawBody: true } };
const OUTSIDE = { config: { outsideContract: true } };

const ClockBody = z.strictObject({ now: z.iso.datetime({ offset: true }).nullable() });
/** As the panel's form sends it: an instant, or hours from now, or neither for the real time. */
const ClockForm = z.object({ to: z.string().optional(), hours: z.coerce.number().optional() });

/** Of one address, or of all where it names none. */
const MailQuery = z.object({ to: z.string().optional() });

const EventForm = z.object({ event: z.enum(SANDBOX_EVENTS.map(([name]) => name)) });

export interface DevPages {
  readonly clock: AdjustableClock;
  readonly dataDir: string;
  /** Origin of the payment sandbox; undefined where the real provider is used. */
  readonly sandbox: URL | undefined;
}

/**
 * What a developer, a demo or a test may do: move the clock, read outgoing mail and text messages, let things happen at the
 * payment sandbox. Never in production.
 */
export function registerDevPages(
  app: NestFastifyApplication,
  { clock, dataDir, sandbox }: DevPages,
): void {
  const server = app.getHttpAdapter().getInstance();
  const folder = new MailFolder(join(dataDir, 'mail'));
  const mails = async () => (await folder.mails()).toReversed();
  const messages = async () => (await storedSms(join(dataDir, 'sms'))).toReversed();
  const time = () => ({ now: clock.now().toISOString(), aheadMs: clock.aheadMs });
  const moveTo = async (now: Date | null): Promise<void> => {
    await app.get(AttemptLimits).timePassed(clock.moveTo(now));
    app.get(OutboxWorker).kick();
  };

  server.get('/api/dev', OUTSIDE, async (_request, reply) =>
    sendPage(
      reply,
      panelPage({ ...time(), mails: await mails(), hasSandbox: sandbox !== undefined }),
    ),
  );
  server.get('/api/dev/mail', OUTSIDE, async (_request, reply) =>
    sendPage(reply, mailPage(await mails())),
  );
  server.get('/api/dev/mail.json', OUTSIDE, async ({ query }) => {
    const { to: wanted } = MailQuery.parse(query);
    return (await mails())
      .filter(({ to }) => wanted === undefined || to === wanted)
      .map(({ to, subject, text, date }) => ({
        to,
        subject,
        text,
        at: new Date(date).toISOString(),
      }));
  });
  server.get('/api/dev/sms', OUTSIDE, async (_request, reply) =>
    sendPage(reply, smsPage(await messages())),
  );
  server.get('/api/dev/sms.json', OUTSIDE, messages);
  server.get('/api/dev/clock', OUTSIDE, async () => time());
  server.put('/api/dev/clock', OUTSIDE, async ({ body }) => {
    const parsed = ClockBody.safeParse(body);
    if (!parsed.success) {
      return refuseField('now', textCode('INSTANT_REQUIRED'));
    }
    const { now } = parsed.data;
    await moveTo(now === null ? null : new Date(now));
    return time();
  });
  server.post('/api/dev/clock', FORM, async ({ body }: FastifyRequest, reply) => {
    const { to, hours } = ClockForm.parse(Object.fromEntries(new URLSearchParams(String(body))));
    await moveTo(chosenTime(clock.now(), to, hours));
    return reply.redirect('../dev', SEE_OTHER);
  });
  if (sandbox) {
    server.post('/api/dev/events', FORM, async ({ body }: FastifyRequest, reply) => {
      const form = EventForm.safeParse(Object.fromEntries(new URLSearchParams(String(body))));
      if (!form.success) {
        return refuse('MALFORMED_BODY');
      }
      const address = new URL(`/_sandbox/events/${form.data.event}`, sandbox);
      const answer = await fetch(address, { method: 'POST' });
      if (answer.ok) {
        return reply.redirect('../dev', SEE_OTHER);
      }
      return sendPage(reply.status(answer.status), refusalPage(await answer.text()));
    });
  }
}

const SEE_OTHER = 303;
const HOUR_MS = 3_600_000;

function chosenTime(now: Date, to: string | undefined, hours: number | undefined): Date | null {
  if (hours !== undefined) {
    return new Date(now.getTime() + hours * HOUR_MS);
  }
  return to ? new Date(`${to}Z`) : null;
}

const sendPage = (reply: FastifyReply, html: string) =>
  reply.type('text/html; charset=utf-8').header('content-security-policy', POLICY).send(html);
