'use client'
import { writeJson } from '@onlend/core/internal'
import type { Amount } from '@onlend/core'
import { useEffect, useRef, useState } from 'react'
import type { CostEstimate, EstimateCost } from './requestDrawdownFormTypes.ts'

type UseCostEstimateParameters = {
  estimateCost: EstimateCost | undefined
  amount: Amount | null
  /** Whole days. */
  tenor: number | null
  currency: string | null
}

const none: CostEstimate = { state: 'none', cost: null }
const loading: CostEstimate = { state: 'loading', cost: null }
/** Milliseconds from the last change to the question, so that a slider comes to rest. */
const pause = 300

/** Asks the host for the cost of an amount and a tenor; the hook drops an answer for earlier values, and a failure gives no estimate. */
export function useCostEstimate({
  estimateCost,
  amount,
  tenor,
  currency,
}: UseCostEstimateParameters): CostEstimate {
  const isReady = estimateCost !== undefined && amount !== null && tenor !== null
  const asked = isReady ? writeJson([amount, tenor, currency]) : ''
  const [answer, setAnswer] = useState<{ asked: string; estimate: CostEstimate }>({
    asked: '',
    estimate: none,
  })
  const ask = useRef(estimateCost)
  useEffect(() => {
    ask.current = estimateCost
  })

  useEffect(() => {
    if (asked === '') return
    let isCurrent = true
    const settle = (estimate: CostEstimate) => {
      if (isCurrent) setAnswer({ asked, estimate })
    }
    const timer = setTimeout(() => {
      if (!ask.current || amount === null || tenor === null) return
      ask.current({ amount, tenor, currency }).then(
        (cost) => settle(cost ? { state: 'ready', cost } : none),
        // No quote is better than a wrong one, and a host's error must not stop a drawdown.
        () => settle(none),
      )
    }, pause)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [asked, amount, tenor, currency])

  if (asked === '') return none
  return answer.asked === asked ? answer.estimate : loading
}
