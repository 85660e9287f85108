import { Schema, type Types } from 'mongoose';
import { defineCollection } from '../../../infra/mongo/collection.ts';
import type { LedgerKind } from '../domain/ledger-transaction.ts';

export interface EntryDocument {
  account: string;
  amountCents: number;
}

export interface LedgerDocument {
  _id: Types.ObjectId;
  kind: LedgerKind;
  reference: string;
  at: Date;
  entries: EntryDocument[];
}

const text = { type: String, required: true } as const;

const entry = new Schema<EntryDocument>(
  { account: text, amountCents: { type: Number, required: true } },
  { _id: false },
);

const schema = new Schema<LedgerDocument>(
  {
    kind: text,
    reference: text,
    at: { type: Date, required: true },
    entries: { type: [entry], required: true },
  },
  { versionKey: false },
);

export const ledgerCollection = defineCollection<LedgerDocument>({
  name: 'ledger_transactions',
  schema,
  shardKey: { kind: 1, reference: 1 },
  indexes: [
    { name: 'booked_once', key: { kind: 1, reference: 1 }, unique: true },
    { name: 'newest', key: { at: -1, _id: -1 } },
    { name: 'newest_of_account', key: { 'entries.account': 1, at: -1, _id: -1 } },
    { name: 'by_account', key: { 'entries.account': 1, at: 1 } },
    {
      name: 'paid_to_account',
      key: { 'entries.account': 1, at: 1, _id: 1 },
      partialFilterExpression: { kind: 'payout-sent' },
    },
    {
      name: 'paid_to_all',
      key: { at: 1, _id: 1 },
      partialFilterExpression: { kind: 'payout-sent' },
    },
  ],
});
