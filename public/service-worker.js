// Shows /offline where a page cannot be had. It keeps that page and the files that it names, and nothing else: no other page, no
// call, nothing of anybody who is signed in (docs/decisions/039).

/** Changes with the stylesheet, and so with each version that looks different: the registration gives it (src/islands/offline.ts). */
const cacheName = `offline ${location.search}`;

self.addEventListener('install', (event) => event.waitUntil(keep().then(() => self.skipWaiting())));

self.addEventListener('activate', (event) => event.waitUntil(begin()));

self.addEventListener('fetch', (event) => {
  const { request, preloadResponse } = event;
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') event.respondWith(pageOrOffline(request, preloadResponse));
  // The offline page's own. They come from the cache only when the network fails.
  else if (['style', 'font'].includes(request.destination)) event.respondWith(fileOrKept(request));
});

async function keep() {
  const cache = await caches.open(cacheName);
  // As a stranger would see it.
  const page = await fetch('/offline', { credentials: 'omit', cache: 'reload' });
  if (!page.ok) throw new Error(`/offline answers ${page.status}`);
  const html = await page.clone().text();
  const files = new Set(html.match(/\/_astro\/[\w.-]+\.(?:css|woff2)/g));
  await Promise.all([cache.put('/offline', page), cache.addAll([...files])]);
}

async function begin() {
  const others = (await caches.keys()).filter((name) => name !== cacheName);
  await Promise.all(others.map((name) => caches.delete(name)));
  // The browser asks for a page while this worker starts.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

async function pageOrOffline(request, preloadResponse) {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch (error) {
    const kept = await caches.match('/offline');
    if (kept === undefined) throw error;
    return kept;
  }
}

async function fileOrKept(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(request);
    if (kept === undefined) throw error;
    return kept;
  }
}
