'use client'
import type { Bank } from '@onlend/core'
import { useState } from 'react'

type UseWithdrawBankParameters = {
  banks: readonly Bank[]
  bankCode: string
  /** Whose form this is: another one's choice does not count. */
  owner: string
  setCode: (code: string) => void
}

type WithdrawBank = {
  selectedBank: Bank | null
  chooseBank: (bank: Bank | null) => void
  manualBank: boolean
  setManualBank: (manual: boolean) => void
  forgetBank: () => void
}

/** The bank behind the code: chosen from the list, or typed by hand where the list lacks it. */
export function useWithdrawBank({
  banks,
  bankCode,
  owner,
  setCode,
}: UseWithdrawBankParameters): WithdrawBank {
  const [choice, setChoice] = useState<{ owner: string; bank: Bank | null; manual: boolean } | null>(null)
  const own = choice?.owner === owner ? choice : null
  const isManual = own?.manual === true
  const listed =
    banks.find((bank) => bank.code === bankCode && bank.active && bank.is_deleted !== true) ?? null
  const selectedBank = isManual ? null : own?.bank?.code === bankCode ? own.bank : listed
  return {
    selectedBank,
    chooseBank: (bank) => {
      setCode(bank?.code ?? '')
      setChoice({ owner, bank, manual: false })
    },
    manualBank: isManual || (bankCode !== '' && selectedBank === null && banks.length > 0),
    setManualBank: (manual) => {
      setCode('')
      setChoice({ owner, bank: null, manual })
    },
    forgetBank: () => setChoice(null),
  }
}
