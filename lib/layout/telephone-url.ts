/** The `tel:` URL of a hotline, which has a country code. */
export function telephoneUrl(hotline: string): string {
  return `tel:+${hotline.replace(/\D/g, '')}`;
}
