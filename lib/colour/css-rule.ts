/** A CSS rule for an inline `<style>` that sets properties. */
export function cssRule(selector: string, properties: Readonly<Record<string, string>>): string {
  const declarations = Object.entries(properties).map(([name, value]) => `${name}:${value}`);
  return `${selector}{${declarations.join(';')}}`;
}
