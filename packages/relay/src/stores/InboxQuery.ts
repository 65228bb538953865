/** A page of the inbox, oldest first. */
export type InboxPage = {
  limit: number
  /** The last one of the page before. */
  after?: { receivedAt: number; id: string } | undefined
}

/** What of the inbox is listed: what waits for a person; webhooks that hold no final word; or what was closed. */
export type InboxQuery = InboxPage & { why?: 'empty' | 'dismissed' | undefined }
