'use client'
import { useEffect, useMemo } from 'react'
import type { RegisterTransactionsReview } from './registerTransactionsForm.ts'
import type { UseRegisterTransactionsFormReturnType } from './useRegisterTransactionsForm.ts'
import { useStored } from '../../lending/useStored.ts'
import { useFinancings } from '../../reads/useFinancings.ts'

/** The remembered choices, which identify no person. */
const remembered = ['sector', 'financier'] as const
/** The number of references that the device keeps; the oldest go first. */
const mostReferences = 200

type TransactionMemoryParameters = {
  customerPartnerId: string | null
  form: Pick<UseRegisterTransactionsFormReturnType, 'fields' | 'getValue' | 'set'>
  /** The choices of the person, or of the host. */
  chosen: { [Name in (typeof remembered)[number]]: string }
  /** The transaction that left without a known refusal. */
  taken: RegisterTransactionsReview | null
}

/**
 * Fills in the sector and the financier of the last time on this device, and knows the references of earlier transactions: the ones
 * sent from this device, and the ones of the financed transactions in the cache. The hook sends no request.
 */
export function useTransactionMemory(parameters: TransactionMemoryParameters): {
  isUsed: (reference: string) => boolean
} {
  const { customerPartnerId, form, chosen, taken } = parameters
  const { fields, getValue, set } = form
  const choices = useStored('choices', customerPartnerId)
  const references = useStored('references', customerPartnerId)
  const { data: financings } = useFinancings({
    ...(customerPartnerId !== null && { customerPartnerId }),
    query: { enabled: false },
  })
  const financed = useMemo(
    () => new Set(financings?.map(({ transaction_reference: reference }) => reference)),
    [financings],
  )
  const { sector, financier } = chosen
  // The hook fills in a choice when its page opens, and only once: a choice that the person empties stays empty.
  const names = remembered.filter((name) => fields.includes(name)).join()
  useEffect(() => {
    if (names === '') return
    const last = choices.read()
    if (typeof last !== 'object' || last === null) return
    // The cast: this hook stored the name. A choice that is no longer on offer shows as none.
    for (const [name, choice] of Object.entries(last))
      if (names.split(',').includes(name) && getValue(name as 'sector') === '') set(name as 'sector', choice)
    // The effect reads the fields when they appear.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [names, choices])

  const reference = taken?.reference
  const isTaken = reference !== undefined
  useEffect(() => {
    if (isTaken) choices.write({ sector, financier })
  }, [isTaken, choices, sector, financier])
  useEffect(() => {
    if (reference === undefined) return
    const others = toTexts(references.read()).filter((one) => one !== reference)
    references.write([reference, ...others].slice(0, mostReferences))
  }, [reference, references])
  return { isUsed: (one) => financed.has(one) || toTexts(references.read()).includes(one) }
}

function toTexts(stored: unknown): readonly string[] {
  return Array.isArray(stored) ? stored.filter((one): one is string => typeof one === 'string') : []
}
