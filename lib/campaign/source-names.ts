/** `newCustomerFirst` and `kh_7694_form` as file names: `new-customer-first`, `kh-7694-form`. */
export function kebabCase(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase();
}

/** A file name as an identifier: `kh7694Form`. If it begins with a digit, it gets a letter before it. */
export function identifierOf(file: string): string {
  const name = file.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  return /^\d/.test(name) ? `n${name}` : name;
}
