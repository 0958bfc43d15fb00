// For browsers that cannot parse the pages' own scripts, and therefore written in the language of 2009: shows a message
// above the content, and records the visit as those scripts would, with the browser's name after "Outdated".
(function () {
  var agent = navigator.userAgent;
  /** @type {string[]} */
  var kept = [];
  /** @type {Record<string, string>} */
  var values = {};
  // The address script in the document's head has stored them; this file reads a query as lib/query/query-pairs.ts does.
  /** @type {typeof import('@/lib/query/query-pairs').LINK_FAULTS} */
  var faults = /** @type {any} */ (window).outdated;
  var query = location.search.slice(1);
  if (query.indexOf('=') < 0) query = query.replace(/%3D/gi, '=').replace(/%26/g, '&');
  query
    .replace(new RegExp(faults.escaped, 'gi'), '$1')
    .replace(new RegExp(faults.secondMark, 'gi'), '$1&')
    .split('&')
    .forEach(read);

  /**
   * Copies landing parameters, and others unless they are personal. The server removes the rest of what is personal.
   *
   * @param {string} text
   */
  function read(text) {
    var pair = text.replace(new RegExp(faults.equals, 'i'), '$1=');
    var name = decoded(pair.split('=')[0] || '')
      .trim()
      .toLowerCase();
    var given = pair.split('=').slice(1).join('=');
    if (!new RegExp(faults.name).test(name)) {
      if (text && !/token|mobile|phone|tel|name|手机|电话|姓名/.test(name) && !/1[3-9]\d{9}/.test(decoded(given)))
        kept.push(text);
      return;
    }
    var several = given.split(new RegExp(faults.separator, 'i'));
    var value = several[0] || '';
    if (name.indexOf('utm_') < 0) value = ('=' + value).replace(new RegExp(faults.words, 'i'), '$1').slice(1);
    if (value) {
      kept.push(name + '=' + value);
      if (!values[name]) values[name] = decoded(value).trim();
    }
    several.slice(1).forEach(read);
  }

  /** @param {string} text */
  function decoded(text) {
    try {
      return decodeURIComponent(text.replace(/\+/g, ' '));
    } catch (_error) {
      return '';
    }
  }

  /** @param {string} name */
  function parameter(name) {
    return (values[name] || '').slice(0, 256).replace(/[\0\uD800-\uDFFF]/g, '');
  }

  // Must match lib/tracking/channel-name.ts.
  function channelName() {
    var host = location.hostname;
    var labels = host.split('.');
    var count = labels.length;
    if (count === 1 || /^\d{1,3}(\.\d{1,3}){3}$|^\[/.test(host)) return host;
    var shared =
      count > 2 &&
      /(^|\.)((com|co|net|org|gov|edu|ac|idv|mil|or|ne)\.[^.]{2}|(xn--(55qx5d|io0a7i|od0alg)|公司|网络|網絡|ah|bj|cq|fj|gd|gs|gx|gz|h[abeikln]|j[lsx]|ln|mo|nm|nx|qh|s[cdhnx]|tj|tw|xj|xz|yn|zj)\.cn)$/.test(
        host
      );
    return labels[count - (shared ? 3 : 2)] || host;
  }

  function browser() {
    var found = /(MSIE|Firefox|Edge|Chrome|Version|rv)[/ :](\d+)/.exec(agent);
    /** @type {Record<string, string>} */
    var names = { MSIE: 'IE', rv: 'IE', Version: 'Safari' };
    var name = found ? String(found[1]) : '';
    return found ? 'Outdated ' + (names[name] || name) + ' ' + found[2] : 'Outdated';
  }

  function recordVisit() {
    var origin = location.protocol + '//' + location.host;
    var address = origin + location.pathname + (kept.length > 0 ? '?' + kept.join('&') : '');
    var request = new XMLHttpRequest();
    request.open('POST', '/crm/maidian/scada/collect');
    request.setRequestHeader('Content-Type', 'application/json');
    request.send(
      JSON.stringify([
        {
          sourceid: 2,
          usertype: 2,
          clientid: '',
          eventtime: Date.now(),
          eventname: 'z1',
          eventdescribe: '访客数据',
          eventtype: 'visit',
          detail: {
            channelname: channelName().slice(0, 256),
            version: browser(),
            backurl: origin,
            currenturl: address.slice(0, 4096),
            medium: parameter('utm_medium'),
            keyworld: parameter('utm_term'),
            plan: parameter('utm_campaign'),
            unit: parameter('utm_content'),
            packageid: /^[\w-]{1,32}$/.test(values.v || '')
              ? values.v
              : document.documentElement.getAttribute('data-package') || '',
            ip: '',
          },
        },
      ])
    );
  }

  function say() {
    var content = document.getElementById('content');
    /** @type {HTMLAnchorElement | null} */
    var download = document.querySelector('a[data-download]');
    var box = document.createElement('div');
    box.id = 'outdated-browser';
    box.setAttribute('role', 'alert');
    // Browsers ignore the declarations of the second half that they do not support.
    box.style.cssText =
      'margin:12px 16px;padding:14px 16px;border:2px solid #9e2b25;border-radius:14px;background:#fffdf7;color:#26221c;font-size:16px;line-height:1.6;' +
      'border-color:var(--brand-action);background:var(--brand-surface);color:var(--brand-ink)';
    add(box, '您的浏览器版本过低，本页的开户、活动和行情无法使用。');
    if (/Trident|MSIE/.test(agent)) add(box, '请切换到浏览器的极速模式，或换用新版浏览器打开本页。');
    else if (download) addWayOut(box, download.href);
    else add(box, '请更新浏览器，或换用其他浏览器打开本页。');
    var parent = content ? content.parentNode : null;
    if (parent) parent.insertBefore(box, content);
    uncover(box);
  }

  /**
   * The header is fixed, and the browser may not support the styles that reserve its space.
   *
   * @param {HTMLElement} box
   */
  function uncover(box) {
    var header = document.querySelector('header');
    var covered = header ? header.getBoundingClientRect().bottom - box.getBoundingClientRect().top : 0;
    if (covered > 0) box.style.marginTop = covered + 24 + 'px';
  }

  /**
   * @param {HTMLElement} box
   * @param {string} address
   */
  function addWayOut(box, address) {
    var link = document.createElement('a');
    link.href = address;
    link.style.cssText = 'color:#9e2b25;font-weight:bold;color:var(--brand-action)';
    add(link, '下载APP');
    add(box, '请');
    box.appendChild(link);
    add(box, '继续，或更新浏览器、换用其他浏览器后重新打开本页。');
  }

  /**
   * @param {HTMLElement} element
   * @param {string} text
   */
  function add(element, text) {
    element.appendChild(document.createTextNode(text));
  }

  recordVisit();
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', say);
  else say();
})();
