/** The brand that a code is bound to, as visitors' addresses may spell it. */
export function channelOf(appCode: string | undefined): string {
  return appCode?.toLowerCase() ?? '';
}
