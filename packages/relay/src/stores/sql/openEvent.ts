/** Of a settlement event: it waits for a person, and is not still being confirmed. Every list and count of the inbox goes by this. */
export const openEvent =
  "state in ('unmatched', 'quarantined', 'unconfirmed') and (state <> 'unconfirmed' or confirm_after is null)"
