import type { BrowserCall } from '../../contract/call';

/** Converts a call and its payload to arguments of `fetch`. Leaves out fields that are `undefined`. */
export function encodeRequest(call: BrowserCall, payload: unknown): { url: string; init: RequestInit } {
  const { method, path: url, encoding } = call;
  switch (encoding) {
    case 'none':
      return { url, init: { method } };
    case 'json':
      return { url, init: { method, body: JSON.stringify(payload), headers: { 'Content-Type': 'application/json' } } };
    case 'query': {
      const query = new URLSearchParams(fieldsOf(payload)).toString();
      return { url: query ? `${url}?${query}` : url, init: { method } };
    }
    case 'form':
    case 'form-or-query': {
      const body = new FormData();
      for (const [name, value] of fieldsOf(payload)) body.append(name, value);
      return { url, init: { method, body } };
    }
  }
}

function fieldsOf(payload: unknown): [string, string][] {
  return Object.entries(payload ?? {})
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, String(value)]);
}
