import { checkLedger } from '@leafshift/contracts/admin';
import {
  adminInvoices,
  adminPayouts,
  type INVOICE_STATES,
  invoiceRefunds,
  ledger,
  providerDispute,
  providerDisputes,
} from '@leafshift/contracts/back-office';
import { type Payout, payoutChecks, sharedBanks } from '@leafshift/contracts/payouts';
import { type ApiClient, detailKey } from '@leafshift/data-access';
import { queryOptions } from '@tanstack/react-query';
import { deskListQuery } from '../desk/queries.ts';

/** Payouts of all workers, newest first; of a status, or the one that is named. */
export const payoutsQuery = (api: ApiClient, status: Payout['status'] | undefined, q: string) =>
  deskListQuery({
    of: 'payouts',
    by: { status, q },
    load: async (cursor, signal) => {
      const { payouts, nextCursor } = await api.send(
        adminPayouts,
        { query: { cursor, status, ...(q !== '' && { q }) } },
        { signal },
      );
      return { items: payouts, nextCursor };
    },
  });

/** Pay whose bank account has another name on it, oldest first. */
export const payoutChecksQuery = (api: ApiClient) =>
  deskListQuery({
    of: 'payout-checks',
    load: async (cursor, signal) => {
      const { checks, nextCursor } = await api.send(
        payoutChecks,
        { query: { cursor } },
        { signal },
      );
      return { items: checks, nextCursor };
    },
  });

/** Bank accounts that several accounts use, the newest such first. */
export const sharedBanksQuery = (api: ApiClient) =>
  deskListQuery({
    of: 'shared-banks',
    load: async (cursor, signal) => {
      const { banks, nextCursor } = await api.send(sharedBanks, { query: { cursor } }, { signal });
      return { items: banks, nextCursor };
    },
  });

/** Invoices of all businesses, newest first; in a state, or the one that is named. */
export const invoicesQuery = (
  api: ApiClient,
  state: (typeof INVOICE_STATES)[number] | undefined,
  q: string,
) =>
  deskListQuery({
    of: 'invoices',
    by: { state, q },
    load: async (cursor, signal) => {
      const { invoices, nextCursor } = await api.send(
        adminInvoices,
        { query: { cursor, state, ...(q !== '' && { q }) } },
        { signal },
      );
      return { items: invoices, nextCursor };
    },
  });

/** Payments that are or were contested. */
export const contestedQuery = (api: ApiClient) =>
  deskListQuery({
    of: 'contested',
    load: async (cursor, signal) => {
      const { disputes, nextCursor } = await api.send(
        providerDisputes,
        { query: { cursor } },
        { signal },
      );
      return { items: disputes, nextCursor };
    },
  });

/** What was booked, newest first; of one account where it is named. */
export const ledgerQuery = (api: ApiClient, account: string) =>
  deskListQuery({
    of: 'ledger',
    by: { account },
    load: async (cursor, signal) => {
      const query = { cursor, ...(account !== '' && { account }) };
      const { transactions, nextCursor } = await api.send(ledger, { query }, { signal });
      return { items: transactions, nextCursor };
    },
  });

/** Whether the ledger sums to zero. */
export const ledgerCheckQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: detailKey('admin', { of: 'ledger-check' }),
    queryFn: ({ signal }) => api.send(checkLedger, {}, { signal }),
  });

/** What of an invoice was given back, and what can be. */
export const invoiceRefundsQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: detailKey('admin', { of: 'invoice-refunds', id }),
    queryFn: ({ signal }) => api.send(invoiceRefunds, { params: { id } }, { signal }),
  });

/** A contested payment as the provider has it now. */
export const contestQuery = (
  api: ApiClient,
  params: { readonly id: string; readonly disputeId: string },
) =>
  queryOptions({
    queryKey: detailKey('admin', { of: 'contest', ...params }),
    queryFn: ({ signal }) => api.send(providerDispute, { params }, { signal }),
  });
