import type { Post, PostForm, TempPost } from '@leafshift/contracts/posts';
import { textCode } from '@leafshift/domain/text-code';
import { Injectable } from '@nestjs/common';
import { refuse, refuseField } from '../../../../core/errors/api-error.ts';
import { asId, type EmployerId } from '../../../../core/ids.ts';
import { Eligibility } from '../../../eligibility/index.ts';
import {
  CreatePermanentUseCase,
  type PermanentPostingId,
  UpdatePermanentUseCase,
} from '../../../job-board/index.ts';
import type { ShiftId } from '../../domain/ids.ts';
import { CreateShiftsUseCase } from './create-shifts.use-case.ts';
import { EmployerPosts } from './employer-posts.ts';
import { UpdateShiftUseCase } from './update-shift.use-case.ts';

/** Creates and replaces postings of either employment type. */
@Injectable()
export class SavePostUseCase {
  constructor(
    private readonly posts: EmployerPosts,
    private readonly createShifts: CreateShiftsUseCase,
    private readonly createPermanent: CreatePermanentUseCase,
    private readonly updateShift: UpdateShiftUseCase,
    private readonly updatePermanent: UpdatePermanentUseCase,
    private readonly eligibility: Eligibility,
  ) {}

  /** One posting, or with further days the list of all. */
  async create(employerId: EmployerId, form: PostForm): Promise<Post | { posts: TempPost[] }> {
    if (form.employmentType === 'Permanent') {
      await this.eligibility.require(employerId, 'publish-permanent');
      return this.createPermanent.execute(employerId, form);
    }
    const posts = await this.createShifts.execute(employerId, form);
    const [only] = posts;
    return only && (form.postDateArray ?? []).length === 0 ? only : { posts };
  }

  /** Throws NOT_FOUND, and VALIDATION_FAILED where the employment type is not the posting's. */
  async update(employerId: EmployerId, id: string, form: PostForm): Promise<Post> {
    const kind = (await this.posts.findKind(employerId, id)) ?? refuse('NOT_FOUND');
    if (kind !== form.employmentType) {
      refuseField('employmentType', textCode('EMPLOYMENT_TYPE_FIXED'));
    }
    const isTemp = form.employmentType === 'Temp';
    await this.eligibility.require(employerId, isTemp ? 'publish-temp' : 'publish-permanent');
    return form.employmentType === 'Temp'
      ? this.updateShift.execute(employerId, asId<ShiftId>(id), form)
      : this.updatePermanent.execute(employerId, asId<PermanentPostingId>(id), form);
  }
}
