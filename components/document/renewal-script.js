/**
 * Watches for scripts and style sheets that do not load. If the server no longer has one, the page belongs to an old
 * release and needs a reload: the script `renewal.js` says so. It rarely changes, so the server has it as long as other
 * files of its release; if it is gone too, a browser dialog asks instead.
 *
 * @param {string} own URL of `renewal.js`, which also restores what was typed before a reload
 */
export default function watchFiles(own) {
  if ('outdated' in window) return;
  /** @type {import('@/lib/browser/storage/storage').StorageKey} */
  var typed = 'typedFields';

  function load() {
    var script = document.createElement('script');
    script.src = own;
    document.head.appendChild(script);
  }

  addEventListener(
    'error',
    function (event) {
      var file = /** @type {HTMLScriptElement & HTMLLinkElement} */ (event.target);
      var address = String(file.src || file.href);
      if (address.indexOf('/_next/static/') < 0) return;
      var request = new XMLHttpRequest();
      request.open('HEAD', address);
      request.onload = function () {
        if (request.status !== 404) return;
        if (address.slice(-own.length) !== own) load();
        else if (confirm('页面已更新，请刷新后继续')) location.reload();
      };
      request.send();
    },
    true
  );
  addEventListener('load', function () {
    try {
      if (sessionStorage.getItem(typed)) load();
    } catch (_error) {}
  });
}
