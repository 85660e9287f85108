import {
  applicationByLink,
  applyToPosting,
  type OwnApplication as OwnApplicationAnswer,
  type SentResume,
  sendApplicationForm,
  sendResume,
  withdrawApplication,
} from '@leafshift/contracts/applications';
import type { CallParsed } from '@leafshift/contracts/core';
import { Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { FindCaller } from '../../../core/caller/caller.decorator.ts';
import type { SignedInCaller } from '../../../core/caller/caller.ts';
import { Endpoint } from '../../../core/endpoint/endpoint.decorator.ts';
import { Input, RawBody } from '../../../core/endpoint/input.decorator.ts';
import { asId } from '../../../core/ids.ts';
import type { PermanentPostingId } from '../../job-board/index.ts';
import { ApplyUseCase } from '../application/apply.use-case.ts';
import { FormPosts } from '../application/form-posts.ts';
import { OwnApplication } from '../application/own-application.ts';
import { Resumes } from '../application/resumes.ts';

/** Applications as those who send them deal with them. */
@Controller()
export class ApplicantsController {
  constructor(
    private readonly resumes: Resumes,
    private readonly applyUseCase: ApplyUseCase,
    private readonly forms: FormPosts,
    private readonly own: OwnApplication,
  ) {}

  @Endpoint(sendResume, { rawBody: true })
  sendResume(
    @Input() { params }: CallParsed<typeof sendResume>,
    @RawBody() bytes: Buffer,
  ): Promise<SentResume> {
    return this.resumes.takeIn(asId<PermanentPostingId>(params.postId), bytes);
  }

  @Endpoint(applyToPosting)
  apply(
    @FindCaller() caller: SignedInCaller | null,
    @Input() { params, body }: CallParsed<typeof applyToPosting>,
  ): Promise<void> {
    return this.applyUseCase.execute(caller, asId<PermanentPostingId>(params.postId), body);
  }

  @Endpoint(sendApplicationForm, { rawBody: true })
  async form(
    @Input() { params, query }: CallParsed<typeof sendApplicationForm>,
    @Req() { headers }: FastifyRequest,
    @RawBody() bytes: Buffer,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const form = { bytes, contentType: headers['content-type'] ?? '', language: query.lang };
    const postingId = asId<PermanentPostingId>(params.postId);
    reply.header('location', await this.forms.take(postingId, form));
  }

  @Endpoint(applicationByLink)
  byLink(@Input() { body }: CallParsed<typeof applicationByLink>): Promise<OwnApplicationAnswer> {
    return this.own.byLink(body.token);
  }

  @Endpoint(withdrawApplication)
  withdraw(@Input() { body }: CallParsed<typeof withdrawApplication>): Promise<void> {
    return this.own.withdraw(body.token);
  }
}
