/** A CSS rule for an inline `<style>` that sets custom properties for the whole page. */
export function rootRule(properties: Record<string, string>): string {
  return `:root{${Object.entries(properties)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;
}
