import type { ActiveDrawdown, CreditLimit, Financing, LendingError, Operation } from '@onlend/core'
import {
  activeDrawdownQueryOptions,
  creditLimitQueryOptions,
  financingsQueryOptions,
  type Lending,
  operationsQueryOptions,
} from '@onlend/hooks'
import { type CachedRead, createCachedRead } from './createCachedRead.ts'
import type { ReadStatus, ReadSubject } from './createReadQueue.ts'
import type { PortfolioRow } from './PortfolioRow.ts'

/** The values read for one customer partner; `undefined` is not read. */
export type PartnerReads = Pick<PortfolioRow, 'read' | 'readAt'> & {
  /** Beside `read`, the values are the last ones and could not be renewed. */
  error: LendingError | null
  creditLimit: CreditLimit | null | undefined
  financings: readonly Financing[] | undefined
  operations: readonly Operation[] | undefined
  activeDrawdown: ActiveDrawdown | null | undefined
}

/** A customer partner to read, and the values read so far. */
export type PartnerSubject = ReadSubject & {
  /** The same object until one of its values has changed. A repeated read keeps the earlier object until it ends. */
  getSnapshot: (status: ReadStatus) => PartnerReads
}

/** Makes the subject of a customer partner: its limit, financings, operations, and the drawdown of open financings (Partner API, Endpoints 5, 8 and 9). */
export function createPartnerSubject(lending: Lending, customerPartnerId: string): PartnerSubject {
  const { queryClient } = lending
  const owner = { customerPartnerId }
  const creditLimit = createCachedRead(queryClient, creditLimitQueryOptions(lending, owner))
  const financings = createCachedRead(queryClient, financingsQueryOptions(lending, owner))
  const operations = createCachedRead(queryClient, operationsQueryOptions(lending, owner))
  const activeDrawdown = createCachedRead(queryClient, activeDrawdownQueryOptions(lending, owner))

  const getReads = (): readonly CachedRead[] => {
    const usual = [creditLimit, financings, operations]
    return financings.getState()?.data?.some(isOpen) ? [...usual, activeDrawdown] : usual
  }

  let seen: readonly unknown[] = []
  let last: PartnerReads | null = null
  let whole: PartnerReads | null = null

  const toSnapshot = ({ phase, error }: ReadStatus): PartnerReads => {
    const moments = getReads().map((read) => {
      const state = read.getState()
      return state?.data === undefined ? null : state.dataUpdatedAt
    })
    const known = moments.flatMap((moment) => moment ?? [])
    const isWhole = known.length === moments.length
    const unread = phase === 'running' ? 'reading' : error ? 'failed' : 'waiting'
    return {
      read: isWhole ? 'read' : unread,
      error,
      readAt: isWhole ? Math.min(...known) : null,
      creditLimit: creditLimit.getState()?.data,
      financings: financings.getState()?.data,
      operations: operations.getState()?.data,
      activeDrawdown: activeDrawdown.getState()?.data,
    }
  }

  return {
    key: customerPartnerId,
    getReads,
    getSnapshot(status) {
      // A complete snapshot is replaced as a whole, not call by call.
      if (whole && status.phase !== 'idle') return whole
      const states = [creditLimit, financings, operations, activeDrawdown].map(
        ({ getState }) => getState()?.data,
      )
      const moments = getReads().map((read) => read.getState()?.dataUpdatedAt)
      const now = [...states, ...moments, status.phase, status.error]
      if (last && now.length === seen.length && now.every((one, at) => one === seen[at])) return last
      seen = now
      last = toSnapshot(status)
      if (last.read === 'read') whole = last
      return last
    },
  }
}

/** An unpaid financing of a drawdown: due with that drawdown unless the host knows its schedule. */
function isOpen({ drawdown_id: drawdownId, loan_status: status }: Financing): boolean {
  return drawdownId !== null && status !== 'completed'
}
