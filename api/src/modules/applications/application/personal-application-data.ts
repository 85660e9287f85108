import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EmployerId, UserId } from '../../../core/ids.ts';
import type { PersonalData } from '../../../core/personal-data/personal-data.registry.ts';
import { PersonalDataRegistry } from '../../../core/personal-data/personal-data.registry.ts';
import { OwnAnswerRepository } from '../domain/answer-template.ts';
import { ApplicationRepository, SentApplications } from '../domain/application.repository.ts';
import type { Application } from '../domain/application.ts';
import { OwnApplication } from './own-application.ts';
import { Removals } from './removals.ts';

/**
 * Applications in the export of who sent them and of who got them. They end with either account: what a
 * worker sent is withdrawn, what a business got is removed.
 */
@Injectable()
export class PersonalApplicationData implements PersonalData, OnModuleInit {
  readonly section = 'applications';

  constructor(
    private readonly registry: PersonalDataRegistry,
    private readonly applications: ApplicationRepository,
    private readonly sent: SentApplications,
    private readonly answers: OwnAnswerRepository,
    private readonly own: OwnApplication,
    private readonly removals: Removals,
  ) {}

  onModuleInit(): void {
    this.registry.register(this);
  }

  async collect(userId: UserId): Promise<unknown> {
    const [sent, received, ownAnswers] = await Promise.all([
      this.sent.listOfMember(userId),
      this.applications.listOfEmployer(userId as EmployerId),
      this.answers.list(userId as EmployerId),
    ]);
    return {
      sent: sent.map(whatWasSent),
      received: received.map((one) => ({
        ...whatWasSent(one),
        stage: one.stage,
        notes: one.notes.map(({ text, at }) => ({ text, at: at.toISOString() })),
      })),
      ownAnswers,
    };
  }

  leave(userId: UserId): Promise<void> {
    return this.own.withdrawAllOf(userId);
  }

  async erase(userId: UserId): Promise<void> {
    const employerId = userId as EmployerId;
    for (const { id } of await this.applications.listOfEmployer(employerId)) {
      await this.removals.remove(id);
    }
    await this.answers.removeAll(employerId);
  }
}

const whatWasSent = ({ id: _, employerId: __, member, resume, ...one }: Application) => ({
  title: one.title,
  name: one.name,
  email: one.email,
  phone: one.phone,
  words: one.words,
  hasResume: resume !== null,
  member: member && { city: member.city, certificates: member.certificates },
  consent: { version: one.consent.version, at: one.consent.at.toISOString() },
  answers: one.answers.map(({ subject, text, at }) => ({ subject, text, at: at.toISOString() })),
  createdAt: one.createdAt.toISOString(),
});
