import { getActiveDrawdown } from '@onlend/core'
import type { RelayAnswer } from '../../http/index.ts'
import type { LedgerContext } from '../LedgerContext.ts'

/** Looks at an active drawdown that was read for a customer partner. Returns at once, and never throws. */
export type WatchDrawdown = (customerPartnerId: string, answer: RelayAnswer) => void

/** Milliseconds between two reads, above which the turn between them says nothing about the time of a drawdown. */
const longestGap = 900_000
/** The most partners whose last read the watch remembers. */
const mostPartners = 10_000

type Read = { at: number; paidOutId: string | null }

/**
 * Makes the watch, which notes the time when a drawdown turns from not paid out to paid out between two reads in short succession. No event
 * reports a drawdown (T92): a turn that no read has seen leaves no time.
 */
export function createDrawdownWatch({
  store,
  clock,
  environment,
  logger,
  isClosing,
}: Pick<LedgerContext, 'store' | 'clock' | 'environment' | 'logger' | 'isClosing'>): WatchDrawdown {
  const reads = new Map<string, Read>()
  const keep = async (id: string, { at, amount }: { at: number; amount: string }): Promise<void> => {
    await store.prepare(at)
    await store.keepPaidOut({ environment, kind: 'customerPartnerId', id }, { amount, at })
  }
  return (customerPartnerId, answer) => {
    const drawdown = readDrawdown(answer)
    if (drawdown === undefined) return
    const at = clock.now()
    const begun = drawdown?.disbursement_date ?? null
    const paidOut = drawdown && begun !== null && Date.parse(begun) <= at ? drawdown : null
    const last = reads.get(customerPartnerId)
    reads.delete(customerPartnerId)
    reads.set(customerPartnerId, { at, paidOutId: paidOut?.id ?? null })
    const [oldest] = reads.size > mostPartners ? reads.keys() : []
    if (oldest !== undefined) reads.delete(oldest)
    if (!paidOut || !last || last.paidOutId === paidOut.id || at - last.at > longestGap) return
    clock.setTimer(() => {
      keep(customerPartnerId, { at, amount: paidOut.amount_drawn }).catch(() => {
        if (!isClosing())
          logger.warn(
            { event: 'guidance.failed' },
            'the time of a drawdown could not be kept for the usual time; the read itself was answered',
          )
      })
    }, 0)
  }
}

/** The drawdown in an answer of the service, `null` for none, `undefined` where the kit cannot read the answer. */
function readDrawdown({
  status,
  body,
}: RelayAnswer): ReturnType<typeof getActiveDrawdown.output.parse> | undefined {
  if (status === 404) return null
  if (status !== 200 || (typeof body !== 'string' && !(body instanceof Uint8Array))) return undefined
  try {
    return getActiveDrawdown.output.parse(
      JSON.parse(typeof body === 'string' ? body : new TextDecoder().decode(body)),
    )
  } catch {
    // The page that asked reports the invalid answer.
    return undefined
  }
}
