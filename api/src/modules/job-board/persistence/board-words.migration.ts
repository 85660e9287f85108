import { searchedWords } from '@leafshift/domain/search-words';
import { Injectable } from '@nestjs/common';
import { type DataMigration, Migrations } from '../../../infra/mongo/migrations.ts';
import { permanentCollection } from './permanent.schema.ts';

/** Permanent postings keep the words of their search text. */
const boardWords: DataMigration = {
  id: '2026-11-22-board-words',
  async up(database) {
    const postings = database.collection<{ readonly searchText: string }>(permanentCollection.name);
    for await (const { _id, searchText } of postings.find({ words: { $exists: false } })) {
      await postings.updateOne({ _id }, { $set: { words: searchedWords(searchText) } });
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
