/** A page of the inbox, oldest first. */
export type InboxPage = {
  limit: number
  /** The last one of the page before. */
  after?: { receivedAt: number; id: string } | undefined
}

/** What of the inbox is listed: what waits for a person; webhooks in which nothing final was read; or what was closed. */
export type InboxQuery = InboxPage & { why?: 'unread' | 'dismissed' | undefined }
