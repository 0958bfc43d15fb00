/** An account as its holder knows it, and nobody else by: `账户 尾号1634`. */
export function accountWords(account: string): string {
  return `账户 尾号${account.slice(-4)}`;
}
