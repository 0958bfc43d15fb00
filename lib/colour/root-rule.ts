/** A rule that gives the whole page custom properties, for an inline `<style>`. */
export function rootRule(properties: Record<string, string>): string {
  return `:root{${Object.entries(properties)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;
}
