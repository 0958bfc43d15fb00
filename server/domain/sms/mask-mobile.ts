/** A mobile number in the form that is shown and logged: `138****8888`. */
export function maskMobile(mobile: string): string {
  return `${mobile.slice(0, 3)}****${mobile.slice(-4)}`;
}
