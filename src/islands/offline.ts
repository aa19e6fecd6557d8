// Lets the browser show a page of ours where it is offline (public/service-worker.js). The page is kept anew with each stylesheet.
const stylesheet = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')?.href ?? '';
// After what the page itself needs. A browser that keeps no workers, as in a private window, goes without.
addEventListener('load', () => {
  navigator.serviceWorker?.register(`/service-worker.js?${new URL(stylesheet).pathname}`).catch(() => {});
});
