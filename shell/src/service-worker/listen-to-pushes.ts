import { isWatched, notificationOf, openThing, type Windows } from './pushes.ts';

declare const self: ServiceWorkerGlobalScope;

const windows: Windows = {
  all: () => self.clients.matchAll({ type: 'window', includeUncontrolled: true }),
  open: (path) => self.clients.openWindow(path),
};

async function show(text: string | undefined): Promise<void> {
  const { title, options } = notificationOf(text, isWatched(await windows.all()));
  await self.registration.showNotification(title, options);
}

/** Shows what is pushed to this device, and opens what is tapped. */
export function listenToPushes(): void {
  self.addEventListener('push', (event) => event.waitUntil(show(event.data?.text())));
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(openThing(event.notification.data, windows));
  });
}
