/** Conditions on events that more than one statement has. */
export const eventConditions = {
  /** It waits for a person, and is not still being confirmed. Every list and count of the inbox goes by this. */
  isOpen:
    "state in ('unmatched', 'quarantined', 'unconfirmed') and (state <> 'unconfirmed' or confirm_after is null)",
  /** Whose it is: the partner that it names, or the one that was found for it. */
  isOfOwner: 'environment = $1 and coalesce(customer_partner_id, found_owner_id) = $2',
} as const
