/** The brand that a code is bound to, in the spelling of visitors' addresses. */
export function channelOf(appCode: string | undefined): string {
  return appCode?.toLowerCase() ?? '';
}
