import type { AssessmentDocument } from '@onlend/core/internal'
import type { getGuidance, Guidance } from '@onlend/core/relay'
import { RelayRefusal, type RelayRequest, type RouteAnswer, type RouteParameters } from '../../http/index.ts'
import { isAllowed, mayActFor, mayCall } from '../../identity/index.ts'
import type { LedgerContext } from '../LedgerContext.ts'
import type { Arrival } from '../sql/guidanceStore.ts'

/** The options of what a form shows before a person sends. */
export type GuidanceOptions = {
  /** The credit assessment: the API document does not say which documents may be absent (T94), and no endpoint reports an offer. */
  assessment?: {
    /** The documents that an applicant can declare not to have. @default none */
    optionalDocuments?: readonly AssessmentDocument[]
    /** Whether the lender has made an offer to a customer partner: only then the form asks for the signed letter. @default always, as the API document requires it */
    hasOffer?: (customerPartnerId: string) => boolean | Promise<boolean>
  }
}

const kinds = ['withdraw', 'requestDrawdown'] as const
/** The operations behind a median. */
const newest = 20
/** The fewest operations of a median: below them it is chance, and the relay returns none. */
const leastSeen = 5
/** The rows that the relay reads to find the newest of each method. */
const mostRead = 100

/**
 * Reads the guidance for one customer partner: `GET /guidance`. The usual times come from the whole ledger of the environment, since the way of the money is
 * the lender's; a kind that the person may not send is left out.
 *
 * @throws RelayRefusal for a partner for whom the session may not act.
 */
export async function answerGuidance(
  context: LedgerContext,
  { principal, parameters }: RelayRequest<RouteParameters<typeof getGuidance>>,
): Promise<RouteAnswer<typeof getGuidance>> {
  const { environment, store, assessment } = context
  if (!parameters.customerPartnerId) throw new RelayRefusal('malformed_request')
  const owner = { kind: 'customerPartnerId', id: parameters.customerPartnerId } as const
  if (!(await mayActFor(context, principal, owner))) throw new RelayRefusal('forbidden')
  if (!(await isAllowed(context, { principal, endpoint: 'getGuidance', owner, operation: null })))
    throw new RelayRefusal('forbidden')
  const arrivals: Guidance['arrivals'] = []
  for (const kind of kinds) {
    if (!mayCall(principal, kind)) continue
    arrivals.push(...toMedians(await store.listArrivals({ environment, kind, most: mostRead })))
  }
  return {
    data: {
      arrivals,
      assessment: {
        optionalDocuments: [...(assessment.optionalDocuments ?? [])],
        hasOffer: (await assessment.hasOffer?.(owner.id)) ?? true,
      },
    },
  }
}

/** The median of the newest arrivals of each method, where there are enough. */
function toMedians(seen: readonly Arrival[]): Guidance['arrivals'] {
  return [...new Set(seen.map(({ method }) => method))].flatMap((method) => {
    const [first, ...rest] = seen.filter((arrival) => arrival.method === method).slice(0, newest)
    if (!first || rest.length + 1 < leastSeen) return []
    const times = [first, ...rest].map(({ took }) => took).sort((one, other) => one - other)
    // The upper one of two: a time that half of them did not meet is no promise.
    const median = times[Math.floor(times.length / 2)] ?? first.took
    return [{ kind: first.kind, method, median, count: times.length }]
  })
}
