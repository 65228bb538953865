'use client'
import { compactNumber } from '@onlend/core/internal'
import { useEffect, useState } from 'react'
import type { ResolveAccount, UseWithdrawFormReturnType, WithdrawValues } from './withdrawFormTypes.ts'

type UseAccountCheckParameters = {
  country: string
  values: WithdrawValues
  resolveAccount: ResolveAccount | undefined
  onFound: (name: string) => void
}

type AccountCheck = UseWithdrawFormReturnType['accountCheck']

const idle: AccountCheck = { state: 'idle', name: null }

/** Asks the host for the name behind an account once bank and number stand; an answer for an earlier account is dropped. */
export function useAccountCheck({
  country,
  values,
  resolveAccount,
  onFound,
}: UseAccountCheckParameters): AccountCheck {
  const bankCode = values.method === 'bank' ? values.bankCode.trim() : ''
  const accountNumber = compactNumber(values.accountNumber)
  const isReady = resolveAccount !== undefined && bankCode !== '' && accountNumber.length >= 5
  const account = isReady ? `${country}/${bankCode}/${accountNumber}` : ''
  const [answer, setAnswer] = useState<{ account: string; check: AccountCheck }>({ account: '', check: idle })

  useEffect(() => {
    if (!resolveAccount || account === '') return
    let isCurrent = true
    const settle = (check: AccountCheck) => {
      if (!isCurrent) return
      setAnswer({ account, check })
      if (check.name !== null) onFound(check.name)
    }
    resolveAccount({ country, bankCode, accountNumber }).then(
      (found) => settle(found ? { state: 'found', name: found.name } : { state: 'notFound', name: null }),
      // A lookup that fails must not stop the withdrawal: the review says that the name could not be checked.
      () => settle({ state: 'unavailable', name: null }),
    )
    return () => {
      isCurrent = false
    }
    // The callbacks are the host's and may change at every render; a new account is what asks again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [account])

  if (account === '') return idle
  return answer.account === account ? answer.check : { state: 'checking', name: null }
}
