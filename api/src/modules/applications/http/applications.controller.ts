import {
  type AnswerTemplate,
  type Application,
  addApplicationNote,
  answerApplication,
  answerTemplates,
  application,
  applicationCounts,
  applications,
  removeApplication,
  resetAnswerTemplate,
  resumeLink,
  setAnswerTemplate,
  setApplicationStage,
} from '@leafshift/contracts/applications';
import type { CallAnswer, CallParsed } from '@leafshift/contracts/core';
import { Controller } from '@nestjs/common';
import { Caller } from '../../../core/caller/caller.decorator.ts';
import { type EmployerCaller, personOf } from '../../../core/caller/caller.ts';
import { Endpoint } from '../../../core/endpoint/endpoint.decorator.ts';
import { Input } from '../../../core/endpoint/input.decorator.ts';
import { asId } from '../../../core/ids.ts';
import { AnswerTemplates } from '../application/answer-templates.ts';
import { EmployerApplications } from '../application/employer-applications.ts';
import type { ApplicationId } from '../domain/application.ts';

/** Applications as the business that they were sent to deals with them. */
@Controller()
export class ApplicationsController {
  constructor(
    private readonly employerApplications: EmployerApplications,
    private readonly templates: AnswerTemplates,
  ) {}

  @Endpoint(applications)
  list(
    @Caller() { userId }: EmployerCaller,
    @Input() { query }: CallParsed<typeof applications>,
  ): Promise<CallAnswer<typeof applications>> {
    return this.employerApplications.list(userId, query);
  }

  @Endpoint(applicationCounts)
  counts(@Caller() { userId }: EmployerCaller): Promise<CallAnswer<typeof applicationCounts>> {
    return this.employerApplications.counts(userId);
  }

  @Endpoint(answerTemplates)
  async listTemplates(
    @Caller() { userId }: EmployerCaller,
  ): Promise<CallAnswer<typeof answerTemplates>> {
    return { templates: await this.templates.list(userId) };
  }

  @Endpoint(setAnswerTemplate)
  setTemplate(
    @Caller() { userId }: EmployerCaller,
    @Input() { params, body }: CallParsed<typeof setAnswerTemplate>,
  ): Promise<AnswerTemplate> {
    return this.templates.set(userId, params.kind, params.language, body);
  }

  @Endpoint(resetAnswerTemplate)
  resetTemplate(
    @Caller() { userId }: EmployerCaller,
    @Input() { params }: CallParsed<typeof resetAnswerTemplate>,
  ): Promise<AnswerTemplate> {
    return this.templates.reset(userId, params.kind, params.language);
  }

  @Endpoint(application)
  get(
    @Caller() { userId }: EmployerCaller,
    @Input() { params }: CallParsed<typeof application>,
  ): Promise<Application> {
    return this.employerApplications.get(userId, asId<ApplicationId>(params.id));
  }

  @Endpoint(resumeLink)
  async resumeLink(
    @Caller() { userId }: EmployerCaller,
    @Input() { params }: CallParsed<typeof resumeLink>,
  ): Promise<CallAnswer<typeof resumeLink>> {
    const id = asId<ApplicationId>(params.id);
    return { url: await this.employerApplications.resumeLink(userId, id) };
  }

  @Endpoint(setApplicationStage)
  setStage(
    @Caller() { userId }: EmployerCaller,
    @Input() { params, body }: CallParsed<typeof setApplicationStage>,
  ): Promise<Application> {
    const id = asId<ApplicationId>(params.id);
    return this.employerApplications.setStage(userId, id, body.stage);
  }

  @Endpoint(addApplicationNote)
  addNote(
    @Caller() { userId }: EmployerCaller,
    @Input() { params, body }: CallParsed<typeof addApplicationNote>,
  ): Promise<Application> {
    return this.employerApplications.addNote(userId, asId<ApplicationId>(params.id), body.text);
  }

  @Endpoint(answerApplication)
  answer(
    @Caller() caller: EmployerCaller,
    @Input() { params, body }: CallParsed<typeof answerApplication>,
  ): Promise<Application> {
    const whose = { employerId: caller.userId, by: personOf(caller) };
    return this.employerApplications.answer(whose, asId<ApplicationId>(params.id), body);
  }

  @Endpoint(removeApplication)
  remove(
    @Caller() { userId }: EmployerCaller,
    @Input() { params }: CallParsed<typeof removeApplication>,
  ): Promise<void> {
    return this.employerApplications.remove(userId, asId<ApplicationId>(params.id));
  }
}
