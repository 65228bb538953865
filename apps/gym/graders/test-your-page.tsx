import { createOperationId } from '@onlend/core'
import { useOperation, useWithdraw } from '@onlend/hooks'
import { skipToken } from '@tanstack/react-query'
import { cleanup, configure } from '@testing-library/react'
import { type ComponentType, type ReactNode, useRef } from 'react'
import { check } from '../lib/check.ts'
import { load } from '../lib/load.ts'

type Fault = 'none' | 'paid too early' | 'pays twice' | 'never paid'

export async function grade(folder: string): Promise<void> {
  const { checkPayoutPage } = await load<{ checkPayoutPage: (Page: ComponentType) => Promise<void> }>(
    folder,
    'checkPayoutPage.tsx',
  )
  const isGreen = async (fault: Fault) => {
    const run = checkPayoutPage(() => <PayoutPage fault={fault} />)
    const error = await run.then(
      () => null,
      (reason: unknown) => reason,
    )
    cleanup()
    return error === null
  }
  check(await isGreen('none'), 'The test is red for the right page.')
  configure({ asyncUtilTimeout: 3_000 })
  const says = 'The test is green for a page that'
  check(!(await isGreen('paid too early')), `${says} says that the bank has paid before it has.`)
  check(!(await isGreen('pays twice')), `${says} pays twice.`)
  check(!(await isGreen('never paid')), `${says} never says that the bank has paid.`)
}

/** The page under test, right or with one fault. */
function PayoutPage({ fault }: { fault: Fault }): ReactNode {
  const withdraw = useWithdraw()
  const presses = useRef(0)
  const operationId = withdraw.data?.operationId
  const { data: operation } = useOperation(operationId ? { operationId } : skipToken)
  const pay = () => {
    presses.current += 1
    if (presses.current > 1 && fault !== 'pays twice') return
    // Another amount is another payment, which nothing holds back.
    const amount = `${149 + presses.current}` as const
    const recipient = { name: 'Chidi Okafor', account_number: '2123456789', bank_code: '058' }
    const body = { account_type: 'bank', amount, ...recipient } as const
    withdraw.mutate({ body, operationId: createOperationId() })
  }
  const isPaid = fault === 'paid too early' ? withdraw.isSuccess : operation?.state === 'succeeded'
  return (
    <>
      <button type="button" onClick={pay}>
        Pay the supplier
      </button>
      {withdraw.isSuccess && operation?.state !== 'succeeded' && <p>Sent</p>}
      {isPaid && fault !== 'never paid' && <p>Paid</p>}
      {operation?.state === 'failed' && <p>Failed</p>}
    </>
  )
}
