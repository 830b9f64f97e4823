// The service worker: keeps the files of the page, so that it opens without a line and says so. The page
// itself is the server's wherever there is a line, so that a proxy's login and an upgrade are seen at once;
// addresses that are not the club's it leaves alone.
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: { url: string; revision: string | null }[] };

/** A line that says nothing for so long is none. */
const kPatience = 4_000;

/** Pages of the club, below where it is on its host. */
const kPages = /^(?:|t\/[A-Za-z0-9]{1,16}\/?|replay(?:\/[0-9A-Za-z]{1,64}){0,2}\/?|(?:rules|learn)(?:\/\w+\/?)?)$/;

const kBase = new URL(self.registration.scope).pathname;

/** The server's page; the kept one where none comes, or where what stands before the server says so. */
async function page(request: Request): Promise<Response> {
  try {
    const served = await fetch(request, { signal: AbortSignal.timeout(kPatience) });
    if (served.status < 500) return served;
  } catch {
    // No line.
  }
  return (await matchPrecache('index.html')) ?? Response.error();
}

registerRoute(
  ({ request, url }) =>
    request.mode === 'navigate' && url.pathname.startsWith(kBase) && kPages.test(url.pathname.slice(kBase.length)),
  ({ request }) => page(request),
);
precacheAndRoute(self.__WB_MANIFEST, { cleanURLs: false, directoryIndex: '' });
cleanupOutdatedCaches();

// Courts of other packs come when they are wanted, and stay.
registerRoute(
  ({ url }) => url.pathname.startsWith(`${kBase}assets/`) && url.pathname.endsWith('.svg'),
  async ({ request }) => {
    const cache = await caches.open('courts');
    const known = await cache.match(request);
    if (known) return known;
    const fetched = await fetch(request);
    if (fetched.ok) await cache.put(request, fetched.clone());
    return fetched;
  },
);

self.addEventListener('message', (event) => {
  if (event.data === 'take over') void self.skipWaiting();
});

// A notification that is pressed shows the table it came from.
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(
    (async () => {
      const [tab] = await self.clients.matchAll({ type: 'window' });
      await (tab ? tab.focus() : self.clients.openWindow(kBase));
    })(),
  );
});
