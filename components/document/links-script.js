/**
 * Adds what only the browser knows to links, while the page is parsed and as long as it is open: `<a data-keep-query>`
 * gets the page's query without a token, and its own parameters win. An Android package in `<a data-download>` is the
 * one that the query's `v` names, and on this machine (`*.localhost`) comes from the page's own server, which replaces
 * the package hosts. The script rewrites the address itself, so that a middle click, the keyboard and "copy link
 * address" get it as well. An early tap on a link does not wait for the pages' scripts, which can take half a minute on
 * a slow line.
 */
export default function completeLinks() {
  /** @param {string} pair */
  function nameOf(pair) {
    return String(new URLSearchParams(pair).keys().next().value);
  }

  /** @param {string} query */
  function pairsOf(query) {
    return query
      .slice(1)
      .split('&')
      .filter(function (pair) {
        return pair && nameOf(pair).toLowerCase() !== 'token';
      });
  }

  /**
   * @param {string} href
   * @param {URL} target
   */
  function withQuery(href, target) {
    if (target.origin !== location.origin) return href;
    var own = pairsOf(target.search);
    var names = own.map(nameOf);
    var others = pairsOf(location.search).filter(function (pair) {
      return names.indexOf(nameOf(pair)) < 0;
    });
    var query = own.concat(others).join('&');
    var origin = target.pathname.indexOf('//') ? '' : target.origin;
    return origin + target.pathname + (query && '?' + query) + target.hash;
  }

  /**
   * @param {string} href
   * @param {URL} target
   */
  function withPackage(href, target) {
    if (!/^[^?#]*\.apk$/.test(href)) return href;
    var code = new URLSearchParams(location.search).get('v') || '';
    if (/^[\w-]{1,32}$/.test(code)) target.pathname = target.pathname.replace(/[^/]+$/, code + '.apk');
    return (/(^|\.)localhost$/.test(location.hostname) ? location.origin : target.origin) + target.pathname;
  }

  /**
   * @param {string} links
   * @param {(href: string, target: URL) => string} change
   */
  function rewrite(links, change) {
    var found = document.querySelectorAll(links);
    for (var i = 0; i < found.length; i++) {
      var link = /** @type {Element} */ (found[i]);
      var href = String(link.getAttribute('href'));
      try {
        var wanted = change(href, new URL(href, location.href));
        if (wanted !== href) link.setAttribute('href', wanted);
      } catch (_unreadable) {}
    }
  }

  function update() {
    rewrite('a[data-keep-query][href]', withQuery);
    rewrite('a[data-download][href]', withPackage);
  }

  new MutationObserver(update).observe(document.documentElement, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['href', 'data-keep-query', 'data-download'],
  });
  update();
}
