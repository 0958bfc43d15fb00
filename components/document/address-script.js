/**
 * Corrects the query in the visible URL as `queryPairs` reads it, so that all other scripts of the page read the landing
 * parameters of a damaged link: escaped ampersands, a second question mark, names in another case, empty first values.
 * An ampersand that was escaped as `&#38;` has moved the rest of the query into the hash. Runs before them. In a browser
 * that is too old for them, leaves the patterns to `outdated-browser.js`.
 *
 * @param {typeof import('@/lib/query/query-pairs').LINK_FAULTS} faults
 */
export default function correctAddress(faults) {
  var page = /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (window));
  if (page.outdated) page.outdated = faults;
  var given = location.search.slice(1);
  var entity = /^#(?:0*38|x0*26);/i;
  var hash = location.hash;
  var query = given;
  /** @type {string[]} */
  var kept = [];
  if (entity.test(hash)) {
    query += '&' + hash.replace(entity, '');
    hash = '';
  }
  if (query.indexOf('=') < 0) query = query.replace(/%3D/gi, '=').replace(/%26/g, '&');
  var parts = query
    .replace(new RegExp(faults.escaped, 'gi'), '$1')
    .replace(new RegExp(faults.secondMark, 'gi'), '$1&')
    .split('&');
  for (var i = 0; i < parts.length; i++) {
    var pair = String(parts[i]).replace(new RegExp(faults.equals, 'i'), '$1=');
    var name = (new URLSearchParams(pair).keys().next().value || '').trim().toLowerCase();
    if (new RegExp(faults.name).test(name)) {
      var several = pair.split(new RegExp(faults.separator, 'i'));
      var first = several[0] || '';
      var value = first.slice(first.indexOf('='));
      parts = parts.slice(0, i + 1).concat(several.slice(1), parts.slice(i + 1));
      pair = /=[\s\S]/.test(first)
        ? name + (name.indexOf('utm_') ? value.replace(new RegExp(faults.words, 'i'), '$1') : value)
        : '';
    } else pair = String(parts[i]);
    if (pair) kept.push(pair);
  }
  query = kept.join('&');
  if (query !== given) history.replaceState(history.state, '', location.pathname + (query && '?' + query) + hash);
}
