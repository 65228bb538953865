import type { ActiveDrawdown, CreditLimit, Financing, LendingError, Operation } from '@onlend/core'
import { type Endpoint, type EndpointOutput, getSingleton } from '@onlend/core/internal'
import {
  activeDrawdownQueryOptions,
  creditLimitQueryOptions,
  type EndpointQueryKey,
  type EndpointQueryOptions,
  financingsQueryOptions,
  type Lending,
  operationsQueryOptions,
} from '@onlend/hooks'
import { QueryObserver, replaceEqualDeep } from '@tanstack/react-query'
import { createReadGate } from './createReadGate.ts'
import type { PortfolioRow } from './PortfolioRow.ts'

/** The values read for one customer partner; `undefined` is not read. */
export type PartnerReads = Pick<PortfolioRow, 'read' | 'error' | 'readAt'> & {
  creditLimit: CreditLimit | null | undefined
  financings: readonly Financing[] | undefined
  operations: readonly Operation[] | undefined
  activeDrawdown: ActiveDrawdown | null | undefined
}

/** The reads of several customer partners, in their order. */
type PartnersReads = {
  /** Reads the partners, and reads them again when the values are old, until the caller calls the returned function. */
  subscribe: (onChange: () => void) => () => void
  /** The reads of a partner are the same object until one of them has ended with another value. */
  getSnapshot: () => readonly PartnerReads[]
  /** Reads again the failed reads of these partners. */
  retry: (customerPartnerIds: readonly string[]) => void
}

type ReadOptions = {
  /** The highest number of running calls. */
  concurrency: number
  /** Milliseconds after which values are read again, and below which the values that another component has read count as new. */
  maxAge: number
}

/** Milliseconds between two notifications: a hundred partners are hundreds of calls, and each notification renders the rows. */
const noticePause = 100

/**
 * Reads limit, financings and operations of each customer partner, and the drawdown of open financings, a few calls at a time (Partner API, Endpoints 5,
 * 8 and 9).
 */
export function createPartnerReads(
  lending: Lending,
  ids: readonly string[],
  { concurrency, maxAge }: ReadOptions,
): PartnersReads {
  const { client, queryClient } = lending
  const gate = getSingleton(client.ledger.parts, createReadGate, undefined)

  const observe = <E extends Endpoint>({ queryFn, ...options }: EndpointQueryOptions<E>, place: number) =>
    new QueryObserver<
      EndpointOutput<E>,
      LendingError,
      EndpointOutput<E>,
      EndpointOutput<E>,
      EndpointQueryKey<E>
    >(queryClient, {
      ...options,
      ...(typeof queryFn === 'function' && {
        queryFn: (context) =>
          gate(async () => queryFn(context), { limit: concurrency, place, signal: context.signal }),
      }),
      ...{ staleTime: maxAge, refetchInterval: maxAge, networkMode: 'online' },
    })

  const partners = ids.map((customerPartnerId, place) => {
    const own = { customerPartnerId }
    const creditLimit = observe(creditLimitQueryOptions(lending, own), place)
    const financings = observe(financingsQueryOptions(lending, own), place)
    const operations = observe(operationsQueryOptions(lending, own), place)
    const activeDrawdown = observe(activeDrawdownQueryOptions(lending, own), place)
    const usual = [creditLimit, financings, operations]
    const hasOpen = () => financings.getCurrentResult().data?.some(isOpen) ?? false
    const listNeeded = () => (hasOpen() ? [...usual, activeDrawdown] : usual)
    const isReading = () => listNeeded().some((one) => one.getCurrentResult().isFetching)
    const read = (): PartnerReads => {
      const results = listNeeded().map((one) => one.getCurrentResult())
      const isWhole = results.every(({ data }) => data !== undefined)
      const error = results.find((one) => one.error !== null)?.error ?? null
      const unread = error === null || isReading() ? 'reading' : 'failed'
      return {
        read: isWhole ? 'read' : unread,
        error,
        readAt: isWhole ? Math.min(...results.map(({ dataUpdatedAt }) => dataUpdatedAt)) : null,
        creditLimit: creditLimit.getCurrentResult().data,
        financings: financings.getCurrentResult().data,
        operations: operations.getCurrentResult().data,
        activeDrawdown: activeDrawdown.getCurrentResult().data,
      }
    }
    let reads = read()
    return {
      customerPartnerId,
      listNeeded,
      subscribe: (onChange: () => void) => [...usual, activeDrawdown].map((one) => one.subscribe(onChange)),
      /** Complete values are replaced as a whole, not call by call. */
      update: () => {
        activeDrawdown.setOptions({ ...activeDrawdown.options, enabled: hasOpen() })
        if (reads.read !== 'read' || !isReading()) reads = replaceEqualDeep(reads, read())
        return reads
      },
    }
  })

  let snapshot: readonly PartnerReads[] = partners.map(({ update }) => update())
  return {
    subscribe(onChange) {
      let timer: ReturnType<typeof setTimeout> | undefined
      let notifiedAt = 0
      const notify = () => {
        timer = undefined
        notifiedAt = performance.now()
        const next = partners.map(({ update }) => update())
        if (next.every((reads, at) => reads === snapshot[at])) return
        snapshot = next
        onChange()
      }
      const schedule = () => {
        timer ??= setTimeout(notify, Math.max(0, notifiedAt + noticePause - performance.now()))
      }
      const stops = partners.flatMap(({ subscribe }) => subscribe(schedule))
      schedule()
      return () => {
        clearTimeout(timer)
        for (const stop of stops) stop()
      }
    },
    getSnapshot: () => snapshot,
    retry(failed) {
      for (const { customerPartnerId, listNeeded } of partners)
        for (const one of failed.includes(customerPartnerId) ? listNeeded() : [])
          if (one.getCurrentResult().isError) void one.refetch()
    },
  }
}

/** An unpaid financing of a drawdown: due with that drawdown unless the host knows its schedule. */
function isOpen({ drawdown_id: drawdownId, loan_status: status }: Financing): boolean {
  return drawdownId !== null && status !== 'completed'
}
