import { markAllRead, markRead, notifications } from '@leafshift/contracts/notification';
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
import {
  addBank,
  cardEntry,
  chooseDefaultCard,
  removeBank,
  removeCard,
  saveCard,
} from '@leafshift/contracts/stripe';
import { requestUpload } from '@leafshift/contracts/uploads';
import { anId, aPaymentMethod } from '@leafshift/testing/builders';
import { type Handler, handle, updatedProfile } from '@leafshift/testing/mock-api';
import { found, replaced, type Store } from './store.ts';

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
    handle(addBank, ({ body }) => {
      const last4 = body.bankAccountNumber.slice(-4);
      const bank = { _id: anId(819), bankName: `Bank ${body.institutionNumber}`, last4 };
      store.user = { ...store.user, bankDetails: [...store.user.bankDetails, bank] };
      return store.user;
    }),
    handle(removeBank, ({ params }) => {
      const bankDetails = store.user.bankDetails.filter(({ _id }) => _id !== params.id);
      store.user = { ...store.user, bankDetails };
      return store.user;
    }),
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
