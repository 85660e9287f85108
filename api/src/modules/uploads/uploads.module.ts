import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { FileReaders } from './application/file-readers.ts';
import { PrivateFiles } from './application/private-files.ts';
import { Uploads } from './application/uploads.ts';
import { UploadRepository } from './domain/upload.repository.ts';
import { FilesController } from './http/files.controller.ts';
import { UploadsController } from './http/uploads.controller.ts';
import { MongoUploadRepository } from './persistence/mongo-upload.repository.ts';
import { uploadCollection } from './persistence/upload.schema.ts';

@Module({
  imports: [MongooseModule.forFeature([uploadCollection])],
  controllers: [UploadsController, FilesController],
  providers: [
    FileReaders,
    PrivateFiles,
    Uploads,
    { provide: UploadRepository, useClass: MongoUploadRepository },
  ],
  exports: [Uploads],
})
export class UploadsModule {}
