import {
  ownAttendance,
  sayArriving,
  sayComing,
  sayNobodyHere,
  sayStillNobody,
  shiftAttendance,
  waitingWorkers,
} from '@leafshift/contracts/attendance';
import type { CallAnswer, CallParsed } from '@leafshift/contracts/core';
import { Controller } from '@nestjs/common';
import { Caller } from '../../../core/caller/caller.decorator.ts';
import type { EmployerCaller, WorkerCaller } from '../../../core/caller/caller.ts';
import { Endpoint } from '../../../core/endpoint/endpoint.decorator.ts';
import { Input } from '../../../core/endpoint/input.decorator.ts';
import { asId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import type { ShiftId } from '../../posts/index.ts';
import { AnswerComingUseCase } from '../application/answer-coming.use-case.ts';
import { AttendanceLists } from '../application/attendance-lists.ts';
import { ReportNobodyUseCase } from '../application/report-nobody.use-case.ts';
import { SayArrivingUseCase } from '../application/say-arriving.use-case.ts';

/** Who comes to a shift, and who waits there. */
@Controller()
export class AttendanceController {
  constructor(
    private readonly answerComing: AnswerComingUseCase,
    private readonly sayArriving: SayArrivingUseCase,
    private readonly reportNobody: ReportNobodyUseCase,
    private readonly lists: AttendanceLists,
    private readonly clock: Clock,
  ) {}

  @Endpoint(ownAttendance)
  async own(@Caller() { userId }: WorkerCaller): Promise<CallAnswer<typeof ownAttendance>> {
    const attendance = await this.lists.ofWorker(userId);
    return { now: this.clock.now().toISOString(), attendance };
  }

  @Endpoint(shiftAttendance)
  async ofShift(
    @Caller() { userId }: EmployerCaller,
    @Input() { params }: CallParsed<typeof shiftAttendance>,
  ): Promise<CallAnswer<typeof shiftAttendance>> {
    return { workers: await this.lists.ofShift(userId, asId<ShiftId>(params.postId)) };
  }

  @Endpoint(sayComing)
  coming(
    @Caller() { userId }: WorkerCaller,
    @Input() { params }: CallParsed<typeof sayComing>,
  ): Promise<CallAnswer<typeof sayComing>> {
    return this.answerComing.execute(userId, asId<ShiftId>(params.postId));
  }

  @Endpoint(sayArriving)
  arriving(
    @Caller() { userId }: WorkerCaller,
    @Input() { params, body }: CallParsed<typeof sayArriving>,
  ): Promise<CallAnswer<typeof sayArriving>> {
    return this.sayArriving.execute(userId, asId<ShiftId>(params.postId), body);
  }

  @Endpoint(sayNobodyHere)
  nobodyHere(
    @Caller() { userId }: WorkerCaller,
    @Input() { params, body }: CallParsed<typeof sayNobodyHere>,
  ): Promise<CallAnswer<typeof sayNobodyHere>> {
    return this.reportNobody.first(userId, asId<ShiftId>(params.postId), body);
  }

  @Endpoint(sayStillNobody)
  stillNobody(
    @Caller() { userId }: WorkerCaller,
    @Input() { params, body }: CallParsed<typeof sayStillNobody>,
  ): Promise<CallAnswer<typeof sayStillNobody>> {
    return this.reportNobody.again(userId, asId<ShiftId>(params.postId), body);
  }

  @Endpoint(waitingWorkers)
  async waiting(
    @Input() { query }: CallParsed<typeof waitingWorkers>,
  ): Promise<CallAnswer<typeof waitingWorkers>> {
    const { items, nextCursor } = await this.lists.waiting(query);
    return { waiting: [...items], nextCursor };
  }
}
