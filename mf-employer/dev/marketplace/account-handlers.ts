import type { CallParsed } from '@leafshift/contracts/core';
import {
  type Invoice,
  invoicePdf,
  invoices,
  invoicesCsv,
  payInvoice,
} from '@leafshift/contracts/invoice';
import { markAllRead, markRead, notifications } from '@leafshift/contracts/notification';
import { history } from '@leafshift/contracts/posts';
import {
  addLocation,
  addSupervisor,
  changeLocation,
  changeSupervisor,
  myProfile,
  removeLocation,
  removeSupervisor,
  type Supervisor,
  type SupervisorForm,
  updateProfile,
} from '@leafshift/contracts/profile';
import { type MonthOfSpend, monthsOfAccount, spendingOfMonth } from '@leafshift/contracts/reports';
import { cardEntry, chooseDefaultCard, removeCard, saveCard } from '@leafshift/contracts/stripe';
import { requestUpload } from '@leafshift/contracts/uploads';
import { anId, aPaymentMethod } from '@leafshift/testing/builders';
import { type Handler, handle, updatedProfile } from '@leafshift/testing/mock-api';
import { pageOf } from './pages.ts';
import { found, replaced, type Store } from './store.ts';

/** Work history and invoices. */
export function invoiceHandlers(store: Store): Handler[] {
  return [
    handle(history, ({ query }) => {
      const { entries, nextCursor } = pageOf(store.history, query);
      return { posts: entries, nextCursor };
    }),
    handle(invoices, ({ query }) => {
      const { entries, nextCursor } = pageOf(store.invoices, query);
      return { invoices: entries, nextCursor };
    }),
    handle(payInvoice, ({ params }) => {
      const invoice = {
        ...found(store.invoices, params.id),
        status: 'paid' as const,
        amountDue: 0,
        paymentError: null,
        paidAt: new Date().toISOString(),
      };
      store.invoices = replaced(store.invoices, invoice);
      return invoice;
    }),
    handle(monthsOfAccount, () => ({
      usertype: 'Employer' as const,
      months: [monthOf(store.invoices)],
    })),
    handle(spendingOfMonth, ({ query }) => spendingOf(store.invoices, query)),
    handle(invoicePdf, undefined),
    handle(invoicesCsv, undefined),
  ];
}

/** Without the noise of adding dollars. */
const toCents = (dollars: number): number => Math.round(dollars * 100) / 100;

function spendingOf(
  invoices: Store['invoices'],
  { month, by }: CallParsed<typeof spendingOfMonth>['query'],
) {
  const parts = invoices
    .filter(({ createdAt }) => createdAt.slice(0, 7) === month.slice(0, 7))
    .flatMap(({ jobTitle, location, total, totalTime, workerArray }) =>
      by === 'worker'
        ? workerArray.map(({ name, hours, amount }) => ({ name, hours, amount }))
        : [
            {
              name: by === 'role' ? jobTitle : location.locationName,
              hours: totalTime,
              amount: total,
            },
          ],
    );
  const rows = [...new Set(parts.map(({ name }) => name))].map((name) => {
    const own = parts.filter((part) => part.name === name);
    return {
      _id: name,
      name,
      shifts: own.length,
      hours: own.reduce((sum, { hours }) => sum + hours, 0),
      amount: toCents(own.reduce((sum, { amount }) => sum + amount, 0)),
    };
  });
  return { month, by, rows: rows.toSorted((one, other) => other.amount - one.amount) };
}

function monthOf(invoices: Store['invoices']): MonthOfSpend {
  const sum = (of: (invoice: Invoice) => number): number =>
    toCents(invoices.reduce((total, invoice) => total + of(invoice), 0));
  return {
    month: new Date().toISOString().slice(0, 10),
    invoices: invoices.length,
    basePay: sum(({ totalRate }) => totalRate),
    platformFee: sum(({ leafshiftFee }) => leafshiftFee),
    processingFee: sum(({ processingFee }) => processingFee),
    tax: sum(({ tax }) => tax),
    total: sum(({ total }) => total),
  };
}

const supervisorOf = (_id: string, { photo, ...form }: SupervisorForm): Supervisor => ({
  _id,
  ...form,
  ...(photo && { photo }),
});

/** The profile, cards and notifications. */
export function accountHandlers(store: Store): Handler[] {
  const changeProfile = (change: Partial<Store['profile']>) => {
    store.profile = { ...store.profile, ...change };
    return store.profile;
  };
  const changeCards = (paymentMethods: Store['user']['paymentMethods']) => {
    store.user = { ...store.user, paymentMethods };
    return store.user;
  };
  return [
    handle(myProfile, () => store.profile),
    handle(updateProfile, ({ body }) => changeProfile(updatedProfile(store.profile, body))),
    handle(addSupervisor, ({ body }) =>
      changeProfile({
        supervisor: [...store.profile.supervisor, supervisorOf(anId(119), body)],
      }),
    ),
    handle(changeSupervisor, ({ params: { id }, body }) =>
      changeProfile({ supervisor: replaced(store.profile.supervisor, supervisorOf(id, body)) }),
    ),
    handle(changeLocation, ({ params: { id }, body }) =>
      changeProfile({ locations: replaced(store.profile.locations, { _id: id, ...body }) }),
    ),
    handle(removeSupervisor, ({ params }) =>
      changeProfile({
        supervisor: store.profile.supervisor.filter(({ _id }) => _id !== params.id),
      }),
    ),
    handle(addLocation, ({ body }) =>
      changeProfile({ locations: [...store.profile.locations, { ...body, _id: anId(109) }] }),
    ),
    handle(removeLocation, ({ params }) =>
      changeProfile({ locations: store.profile.locations.filter(({ _id }) => _id !== params.id) }),
    ),
    handle(cardEntry, {
      client_secret: 'seti_1_secret_1',
      setup_intent: 'seti_1',
      publishable_key: 'pk_test_sandbox',
      mode: 'sandbox',
    }),
    handle(saveCard, () =>
      changeCards([
        ...store.user.paymentMethods,
        aPaymentMethod({ _id: anId(809), last4: '5556', isDefault: false }),
      ]),
    ),
    handle(removeCard, ({ params }) =>
      changeCards(store.user.paymentMethods.filter(({ _id }) => _id !== params.id)),
    ),
    handle(chooseDefaultCard, ({ params }) =>
      changeCards(
        store.user.paymentMethods.map((card) => ({ ...card, isDefault: card._id === params.id })),
      ),
    ),
    handle(notifications, () => ({
      notifications: store.notifications,
      unread: store.notifications.filter(({ isRead }) => !isRead).length,
      nextCursor: null,
    })),
    handle(markRead, ({ params }) => {
      const read = { ...found(store.notifications, params.id), isRead: true };
      store.notifications = replaced(store.notifications, read);
      return read;
    }),
    handle(markAllRead, () => {
      store.notifications = store.notifications.map((one) => ({ ...one, isRead: true }));
      return undefined;
    }),
    handle(requestUpload, {
      uploadUrl: 'http://localhost/upload',
      method: 'PUT',
      headers: {},
      url: 'http://localhost/picture.webp',
    }),
  ];
}
