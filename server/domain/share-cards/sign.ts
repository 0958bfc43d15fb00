import { createHash } from 'node:crypto';

/** What WeChat's SDK gets besides the account's id. */
interface SignedAddress {
  /** Seconds since 1970. */
  timestamp: number;
  nonceStr: string;
  /** 40 hexadecimal digits. */
  signature: string;
}

/**
 * Signs the address of a page for WeChat's SDK: SHA-1 over four fields in alphabetical order, unescaped, the address
 * without its hash.
 */
export function signAddress(
  ticket: string,
  address: string,
  { timestamp, nonceStr }: Omit<SignedAddress, 'signature'>,
): SignedAddress {
  const [url = ''] = address.split('#');
  const text = `jsapi_ticket=${ticket}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${url}`;
  return { timestamp, nonceStr, signature: createHash('sha1').update(text).digest('hex') };
}
