/**
 * Switches the elder mode: sets `data-elder` and the text size on the root element. The query `elder=1` or `elder=0`
 * decides, then the stored choice, then the phone: the mode is on if its text is at least 1.3 times the usual size. It
 * decides before the first paint, so that no page changes its size in front of the visitor.
 *
 * Phones enlarge text in three ways. Browsers and WeChat on Android enlarge all text, and the text that is already
 * larger needs less of the mode's own factor. iOS enlarges only its system font, and newer Chromium only reports the
 * factor. WeChat on iOS enlarges the body when its bridge is ready, after the first paint.
 *
 * A tap on an element with `data-elder-switch` stores the other mode. The query leaves the address, because it would
 * override this choice on the next page; it stays if storage is blocked. The page disappears for a moment between two
 * frames, because WebKit keeps former sizes in parts of the page otherwise.
 */
export default function switchElder() {
  var root = document.documentElement;
  var asked = /[?&]elder=([01])(?=&|$)/.exec(location.search);
  /** @type {string | null | undefined} */
  var choice = asked && asked[1];
  if (!asked) {
    try {
      choice = localStorage.getItem('elder');
    } catch (_error) {}
  } else if (store(String(choice))) {
    var pairs = location.search.slice(1).split('&');
    var query = pairs
      .filter(function (pair) {
        return !/^elder=/.test(pair);
      })
      .join('&');
    history.replaceState(history.state, '', location.pathname + (query && '?' + query) + location.hash);
  }

  /**
   * @param {string} value
   * @returns {boolean} whether it is stored
   */
  function store(value) {
    choice = value;
    try {
      localStorage.setItem('elder', value);
      return true;
    } catch (_error) {
      return false;
    }
  }

  /**
   * @param {HTMLElement} place
   * @param {string} style
   * @param {number} usual
   */
  function measure(place, style, usual) {
    var probe = document.createElement('div');
    probe.textContent = '\u8001';
    probe.style.cssText = 'position:absolute;visibility:hidden;white-space:nowrap;' + style;
    place.appendChild(probe);
    var width = probe.offsetWidth;
    place.removeChild(probe);
    return width / usual || 1;
  }

  /** @param {HTMLElement} place */
  function apply(place) {
    root.style.fontSize = '';
    var enlarged = measure(place, 'font-size:100px', 100) * measure(root, 'width:100rem', 1600);
    var wished = Math.max(
      measure(root, 'font:-apple-system-body', 17),
      measure(root, 'width:calc(100px*env(preferred-text-scale,1))', 100)
    );
    if (choice ? choice === '1' : Math.max(enlarged, wished) >= 1.3) {
      var size = root.getAttribute('data-device') === 'desktop' ? 200 : 150;
      root.setAttribute('data-elder', '');
      root.style.fontSize = Math.max(100, Math.ceil(size / enlarged)) + '%';
    } else root.removeAttribute('data-elder');
  }

  apply(root);
  document.addEventListener('WeixinJSBridgeReady', function () {
    setTimeout(function () {
      apply(document.body);
    });
  });
  window.addEventListener(
    'click',
    function (event) {
      var tapped = /** @type {Element} */ (event.target);
      var button = tapped.closest && tapped.closest('[data-elder-switch]');
      if (!button) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      store(root.hasAttribute('data-elder') ? '0' : '1');
      var y = window.pageYOffset;
      apply(document.body);
      document.body.style.display = 'none';
      document.body.getBoundingClientRect();
      document.body.style.display = '';
      window.scrollTo(0, y);
      button.scrollIntoView({ block: 'nearest' });
    },
    true
  );
}
