/** Describes an account by its last digits, which only its holder recognizes: `账户 尾号1634`. */
export function accountWords(account: string): string {
  return `账户 尾号${account.slice(-4)}`;
}
