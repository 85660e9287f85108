import type { CallParsed } from '@leafshift/contracts/core';
import { getFile, putFile } from '@leafshift/contracts/uploads';
import { Controller, Req, Res, StreamableFile } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Endpoint } from '../../../core/endpoint/endpoint.decorator.ts';
import { Input, RawBody } from '../../../core/endpoint/input.decorator.ts';
import { refuse } from '../../../core/errors/api-error.ts';
import { FileSignatures } from '../../../infra/storage/file-signatures.ts';
import { FileStorage } from '../../../infra/storage/file-storage.ts';
import { findFileKey } from '../application/file-key.ts';
import { FileReaders } from '../application/file-readers.ts';
import { PrivateFiles } from '../application/private-files.ts';
import { Uploads } from '../application/uploads.ts';
import { UploadRepository } from '../domain/upload.repository.ts';
import { isPublicKind } from '../domain/upload.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';

/** Bytes out, wherever files live, and in where they live on the local disk. */
@Controller()
export class FilesController {
  constructor(
    private readonly uploads: Uploads,
    private readonly repository: UploadRepository,
    private readonly storage: FileStorage,
    private readonly signatures: FileSignatures,
    private readonly readers: FileReaders,
    private readonly privateFiles: PrivateFiles,
  ) {}

  @Endpoint(putFile, { rawBody: true })
  async put(
    @Input() { params, query }: CallParsed<typeof putFile>,
    @RawBody() bytes: Buffer,
  ): Promise<void> {
    if (!this.signatures.isGood('PUT', params.key, query, 'anybody')) {
      refuse('UPLOAD_EXPIRED');
    }
    await this.uploads.takeIn(findFileKey(params.key) ?? refuse('NOT_FOUND'), bytes);
  }

  @Endpoint(getFile)
  async get(
    @Input() { params, query }: CallParsed<typeof getFile>,
    @Req() { headers }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const key = findFileKey(params.key) ?? refuse('NOT_FOUND');
    const upload = (await this.repository.find(key)) ?? refuse('NOT_FOUND');
    const isPublic = isPublicKind(upload.kind);
    if (!isPublic) {
      await this.privateFiles.open(upload, query, await this.readers.sessionsIn(headers));
    }
    const storedAs = (await this.uploads.findStored(upload)) ?? refuse('NOT_FOUND');
    const file = (await this.storage.find(storedAs)) ?? refuse('NOT_FOUND');
    if (isPublic) {
      reply.header('cache-control', FOR_EVER);
    }
    return new StreamableFile(file.body, {
      type: file.contentType,
      length: file.size,
      disposition: `inline; filename="${nameOf(params.key, file.contentType)}"`,
    });
  }
}

/** A name of ours: what a browser called the file was never kept. */
const nameOf = (key: string, contentType: string): string =>
  `leafshift-${key}.${contentType.replace(/^.*\//, '')}`;
