import { kindsSettledByEvent } from './kindsSettledByEvent.ts'

/**
 * SQL condition: an operation that awaits nothing more from the service, a second person or an operator. The partial index over them has the
 * same text.
 */
export const isForgettable = `(state in ('rejected', 'succeeded', 'failed', 'reversed')
  or state = 'accepted' and kind not in ${kindsSettledByEvent})
  and not conflict and ambiguous is null and proposal is null`
