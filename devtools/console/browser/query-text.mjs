/**
 * A query with a preset's parameters, or without them where it has all of them already.
 *
 * @param {string} query
 * @param {string} preset
 * @returns {string} as it is typed, without percent-encoding where it can be read without
 */
export function toggleQuery(query, preset) {
  const params = new URLSearchParams(query);
  const wanted = [...new URLSearchParams(preset)];
  const has = wanted.every(([name, value]) => params.get(name) === value);
  for (const [name, value] of wanted) {
    if (has) params.delete(name);
    else params.set(name, value);
  }
  return [...params].map(([name, value]) => `${typed(name)}=${typed(value)}`).join('&');
}

/**
 * A preview's address with the session that it is to be opened with.
 *
 * @param {string} address
 * @param {string} token empty for none
 * @returns {string}
 */
export function withToken(address, token) {
  if (!token) return address;
  const url = new URL(address);
  url.searchParams.set('token', token);
  return url.href;
}

/** @param {string} text */
function typed(text) {
  return text.replace(/[%&=+#\s]/g, (character) => encodeURIComponent(character));
}
