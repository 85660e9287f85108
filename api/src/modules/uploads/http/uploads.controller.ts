import type { CallParsed } from '@leafshift/contracts/core';
import { requestUpload, type UploadTicket } from '@leafshift/contracts/uploads';
import { Controller } from '@nestjs/common';
import { Caller } from '../../../core/caller/caller.decorator.ts';
import type { EmployerCaller, WorkerCaller } from '../../../core/caller/caller.ts';
import { Endpoint } from '../../../core/endpoint/endpoint.decorator.ts';
import { Input } from '../../../core/endpoint/input.decorator.ts';
import { Uploads } from '../application/uploads.ts';

@Controller()
export class UploadsController {
  constructor(private readonly uploads: Uploads) {}

  @Endpoint(requestUpload)
  requestUpload(
    @Caller() caller: EmployerCaller | WorkerCaller,
    @Input() { body }: CallParsed<typeof requestUpload>,
  ): Promise<UploadTicket> {
    return this.uploads.ask(caller, body);
  }
}
