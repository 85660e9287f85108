import { Module } from '@nestjs/common';
import { FilesController } from './api/files.controller.ts';
import { UploadsController } from './api/uploads.controller.ts';
import { Uploads } from './api/uploads.ts';
import { UploadRepository } from './domain/upload.repository.ts';
import { MongoUploadRepository } from './persistence/mongo-upload.repository.ts';

@Module({
  controllers: [UploadsController, FilesController],
  providers: [Uploads, { provide: UploadRepository, useClass: MongoUploadRepository }],
  exports: [Uploads],
})
export class UploadsModule {}
