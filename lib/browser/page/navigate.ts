/** Goes to another page of the site, loading a new document. */
export function navigate(url: string): void {
  window.location.assign(url);
}
