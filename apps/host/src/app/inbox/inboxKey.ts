/** The key of the inbox in the app's own cache. */
export const inboxKey = ['inbox'] as const
