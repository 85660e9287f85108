// What the service worker uses of its own scope. The library of workers cannot stand beside the one of
// windows in one project.
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
}

interface ServiceWorkerGlobalScope extends EventTarget {
  addEventListener(type: 'install', listener: (event: ExtendableEvent) => void): void;
  skipWaiting(): Promise<void>;
}
