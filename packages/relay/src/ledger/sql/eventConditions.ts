/** Conditions on events for several statements. */
export const eventConditions = {
  /** The event waits for a person, and the inbox is not still confirming it. Every list and count of the inbox uses this condition. */
  isOpen:
    "state in ('unmatched', 'quarantined', 'unconfirmed') and (state <> 'unconfirmed' or confirm_after is null)",
  /** The event belongs to the partner `$2`: the one that it names, or the one that the inbox found. */
  isOfOwner: 'environment = $1 and coalesce(customer_partner_id, found_owner_id) = $2',
} as const
