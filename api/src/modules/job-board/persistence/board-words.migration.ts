import { searchedWords } from '@leafshift/domain/search-words';
import { Injectable } from '@nestjs/common';
import type { AnyBulkWriteOperation } from 'mongodb';
import { type DataMigration, Migrations } from '../../../infra/mongo/migrations.ts';
import { permanentCollection } from './permanent.schema.ts';

const BATCH = 1_000;

interface OldPosting {
  readonly searchText: string;
  readonly words?: readonly string[];
}

/** Permanent postings keep the words of their search text. */
const boardWords: DataMigration = {
  id: '2026-11-22-board-words',
  async up(database) {
    const postings = database.collection<OldPosting>(permanentCollection.name);
    const old = postings.find({ words: { $exists: false } }, { projection: { searchText: 1 } });
    let batch: AnyBulkWriteOperation<OldPosting>[] = [];
    for await (const { _id, searchText } of old) {
      const update = { $set: { words: searchedWords(searchText) } };
      batch.push({ updateOne: { filter: { _id }, update } });
      if (batch.length === BATCH) {
        await postings.bulkWrite(batch, { ordered: false });
        batch = [];
      }
    }
    if (batch.length > 0) {
      await postings.bulkWrite(batch, { ordered: false });
    }
  },
};

/** Changes of stored Permanent postings. */
@Injectable()
export class BoardWordsMigration {
  constructor(migrations: Migrations) {
    migrations.register(boardWords);
  }
}
