import { isRecordedCall, MEMBER_ACTS } from '@leafshift/contracts/members';
import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { from, type Observable, switchMap } from 'rxjs';
import '../../../core/endpoint/fastify-types.ts';
import type { Membership } from '../../../core/members/membership.ts';
import { MemberActLog } from '../application/member-act-log.ts';
import { madePostings, namedThings } from '../application/named-things.ts';
import type { ActSubject } from '../domain/member-act.ts';

/**
 * Keeps what a member did when it has been done and before it is answered, whatever call it was. A
 * repeat of the request makes up for what a crash in between would lose, and is kept once.
 */
@Injectable()
export class RecordActsInterceptor implements NestInterceptor {
  constructor(private readonly log: MemberActLog) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    if (context.getType() !== 'http') return next.handle();
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const call = request.routeOptions.config.call;
    const member = request.caller?.usertype === 'Employer' ? request.caller.member : undefined;
    if (!call || !member || !isRecordedCall(call.name)) return next.handle();
    const kind = MEMBER_ACTS[call.name];
    const subject = await this.log.subjectOf(
      member.businessId,
      namedThings(call, request.input ?? {}),
    );
    const key = keyOf(request, member);
    return next.handle().pipe(
      switchMap((answer: unknown) => {
        const about = call.name === 'posts.create' ? withMade(subject, answer) : subject;
        return from(this.log.record(member, kind, { subject: about, key }).then(() => answer));
      }),
    );
  }
}

/** One for all repeats of a request. */
function keyOf({ headers, id }: FastifyRequest, { userId }: Membership): string {
  const key = headers['idempotency-key'];
  return `${userId} ${typeof key === 'string' ? key : id}`;
}

const withMade = (subject: ActSubject, answer: unknown): ActSubject => ({
  ...subject,
  postIds: madePostings(answer),
});
