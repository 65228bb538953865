import type { ActiveDrawdown, CreditLimit } from '@onlend/core'
import { useState } from 'react'
import type { ReadResult } from '../../queries/useEndpointQuery.ts'

type FreshLimit = {
  /** The limit; `undefined` before the first read. */
  creditLimit: CreditLimit | null | undefined
  activeDrawdown: ActiveDrawdown | null | undefined
  /** The form could not read the limit again. */
  isOld: boolean
}

/** Milliseconds that a person waits for the fresh limit. */
const limitTimeout = 6_000

/** Reads limit and drawdown again, once, before a person decides; on a bad link the last answers count. */
export function useFreshLimit(
  creditLimit: ReadResult<CreditLimit | null>,
  activeDrawdown: ReadResult<ActiveDrawdown | null>,
): { readLimit: () => Promise<FreshLimit>; isReadingLimit: boolean } {
  const [isReadingLimit, setIsReading] = useState(false)
  const readLimit = async (): Promise<FreshLimit> => {
    setIsReading(true)
    let timer: ReturnType<typeof setTimeout> | undefined
    const tooLong = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), limitTimeout)
    })
    const both = Promise.all([creditLimit.refetch(), activeDrawdown.refetch()])
    const read = await Promise.race([both, tooLong])
    clearTimeout(timer)
    setIsReading(false)
    if (read === null)
      return { creditLimit: creditLimit.data, activeDrawdown: activeDrawdown.data, isOld: true }
    const [limit, drawdown] = read
    return {
      creditLimit: limit.data,
      activeDrawdown: drawdown.data,
      isOld: limit.isError || limit.fetchStatus === 'paused',
    }
  }
  return { readLimit, isReadingLimit }
}
