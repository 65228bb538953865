/** Whose an event is: the partner that it names, or the one that was found for it. */
export const ownerOfEvent = 'environment = $1 and coalesce(customer_partner_id, found_owner_id) = $2'
