import { adminShift, adminShifts } from '@leafshift/contracts/back-office';
import type { CallAnswer, CallParsed } from '@leafshift/contracts/core';
import { Controller } from '@nestjs/common';
import { Endpoint } from '../../../core/endpoint/endpoint.decorator.ts';
import { Input } from '../../../core/endpoint/input.decorator.ts';
import { asId } from '../../../core/ids.ts';
import type { ShiftId } from '../../posts/index.ts';
import { ShiftDesk } from '../application/shift-desk.ts';

@Controller()
export class ShiftsController {
  constructor(private readonly desk: ShiftDesk) {}

  @Endpoint(adminShifts)
  search(
    @Input() { query }: CallParsed<typeof adminShifts>,
  ): Promise<CallAnswer<typeof adminShifts>> {
    return this.desk.search(query);
  }

  @Endpoint(adminShift)
  get(@Input() { params }: CallParsed<typeof adminShift>): Promise<CallAnswer<typeof adminShift>> {
    return this.desk.get(asId<ShiftId>(params.id));
  }
}
