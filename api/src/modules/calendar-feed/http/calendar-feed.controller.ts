import { createHash } from 'node:crypto';
import {
  calendarFeed,
  calendarFile,
  endCalendarFeed,
  renewCalendarFeed,
} from '@leafshift/contracts/calendar';
import type { CallAnswer, CallParsed } from '@leafshift/contracts/core';
import { Controller, Headers, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Caller } from '../../../core/caller/caller.decorator.ts';
import { type EmployerCaller, personOf, type WorkerCaller } from '../../../core/caller/caller.ts';
import { Endpoint } from '../../../core/endpoint/endpoint.decorator.ts';
import { Input } from '../../../core/endpoint/input.decorator.ts';
import { CalendarFeeds } from '../application/calendar-feeds.ts';

const FILE_HEADERS = {
  'content-type': 'text/calendar; charset=utf-8',
  'content-disposition': 'inline; filename="leafshift.ics"',
  // Kept by the calendar program only, which asks with the ETag whether it changed.
  'cache-control': 'private, no-cache',
  'x-robots-tag': 'noindex',
} as const;

/** A user's calendar feed, and the file that calendar programs read. */
@Controller()
export class CalendarFeedController {
  constructor(private readonly feeds: CalendarFeeds) {}

  @Endpoint(calendarFeed)
  async feed(
    @Caller() { userId }: WorkerCaller | EmployerCaller,
  ): Promise<CallAnswer<typeof calendarFeed>> {
    return this.feeds.find(userId);
  }

  @Endpoint(renewCalendarFeed)
  async renew(
    @Caller() caller: WorkerCaller | EmployerCaller,
    @Input() { body }: CallParsed<typeof renewCalendarFeed>,
  ): Promise<CallAnswer<typeof renewCalendarFeed>> {
    const whose = { userId: caller.userId, madeBy: personOf(caller) };
    return this.feeds.renew(whose, body.location ?? null);
  }

  @Endpoint(endCalendarFeed)
  async end(
    @Caller() { userId }: WorkerCaller | EmployerCaller,
  ): Promise<CallAnswer<typeof endCalendarFeed>> {
    await this.feeds.end(userId);
    return { url: null };
  }

  @Endpoint(calendarFile)
  async file(
    @Input() { params }: CallParsed<typeof calendarFile>,
    @Headers('if-none-match') known: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const text = await this.feeds.calendar(params.token);
    const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
    reply.headers({ ...FILE_HEADERS, etag });
    if (isKnown(etag, known)) {
      reply.status(304);
      return '';
    }
    return text;
  }
}

const isKnown = (etag: string, known: string | undefined): boolean =>
  known
    ?.split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === etag || tag === '*') ?? false;
