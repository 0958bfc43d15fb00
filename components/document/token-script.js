/**
 * Takes the session token out of the visible URL and stores it, before any other script of the page reads the URL; drops
 * one that no header could contain. If another session is already stored, the new token is stored separately for this tab
 * (`offeredToken`): before anyone is logged out for it, the page checks whose it is and whether it is still valid.
 */
export default function takeToken() {
  var page = /** @type {Window & { storageFallback?: Record<string, string> }} */ (window);
  /** @type {string[]} */
  var kept = [];
  /** @type {string | null} */
  var token = null;
  var parts = location.search.slice(1).split('&');
  for (var i = 0; i < parts.length; i++) {
    var pair = new URLSearchParams(parts[i]);
    if (pair.keys().next().value !== 'token') kept.push(String(parts[i]));
    else if (token === null) token = pair.get('token');
  }
  if (token === null) return;
  var query = kept.filter(Boolean).join('&');
  history.replaceState(history.state, '', location.pathname + (query && '?' + query) + location.hash);
  var sound = /^[\x21-\x7e]{1,2048}$/;
  /** @type {string | null} */
  var known = null;
  if (!sound.test(token)) return;
  try {
    known = localStorage.getItem('token');
  } catch (_error) {}
  var name = known !== token && sound.test(known || '') ? 'offeredToken' : 'token';
  try {
    (name === 'token' ? localStorage : sessionStorage).setItem(name, token);
  } catch (_error) {
    page.storageFallback = page.storageFallback || {};
    page.storageFallback[name] = token;
  }
}
