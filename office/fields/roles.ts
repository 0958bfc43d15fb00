/** Roles by name, each with its brands; none for all brands. */
type Roles = ReadonlyMap<string, readonly string[]>;

/** Reads roles as operators write them: `support:bfzh+iekb,analyst`. */
export function readRoles(text: string): Roles {
  const grants = text.split(',').filter(Boolean);
  return new Map(
    grants.map((grant) => {
      const [role = '', brands] = grant.trim().split(':');
      return [role, brands?.split('+') ?? []];
    }),
  );
}

/** Writes roles as operators do. */
export function writeRoles(roles: Roles): string {
  return [...roles].map(([role, brands]) => (brands.length > 0 ? `${role}:${brands.join('+')}` : role)).join(',');
}
