/**
 * Stores for this tab the URL on which a visitor of an advertisement arrived, with only its advertising parameters,
 * before the visitor can leave the page. A later page replaces it only with its own click id, which is no macro: links
 * carry the query along, and the landing stays the page of the click. If storage is blocked it stores nothing, and the
 * page's own URL is used instead. Runs after the token script. `storedLanding` reads it.
 *
 * @param {string} ids names of the parameters with click ids, as alternatives of a pattern
 * @param {string} macro pattern of a macro that was not replaced
 */
export default function keepLanding(ids, macro) {
  var pairs = location.search.match(new RegExp('[?&](?:' + ids + '|bd|utm_\\w+)=[^&]+', 'g'));
  if (!pairs) return;
  var query = pairs.join('').slice(1);
  /** @type {string | null} */
  var kept = null;
  try {
    kept = sessionStorage.getItem('landing');
  } catch (_error) {}
  var known = '&' + (kept || '').split('?')[1] + '&';
  var isNew = query.split('&').some(function (pair) {
    var click = String(new URLSearchParams(pair).values().next().value).trim();
    var isId = new RegExp('^(?:' + ids + ')=').test(pair);
    return isId && known.indexOf('&' + pair + '&') < 0 && !new RegExp(macro, 'i').test(click);
  });
  if (kept !== null && !isNew) return;
  try {
    sessionStorage.setItem('landing', location.origin + location.pathname + '?' + query);
  } catch (_error) {}
}
