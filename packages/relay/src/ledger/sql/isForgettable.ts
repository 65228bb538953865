import { kindsSettledByEvent } from './kindsSettledByEvent.ts'

/**
 * For SQL: an operation of which nothing is awaited any more, from the service, a second person or an operator. The partial index over them has the
 * same words.
 */
export const isForgettable = `(state in ('rejected', 'succeeded', 'failed', 'reversed')
  or state = 'accepted' and kind not in ${kindsSettledByEvent})
  and not conflict and ambiguous is null and proposal is null`
