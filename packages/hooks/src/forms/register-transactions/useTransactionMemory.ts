'use client'
import { useEffect, useMemo } from 'react'
import { useStored } from '../../lending/useStored.ts'
import { useFinancings } from '../../reads/useFinancings.ts'
import type {
  RegisterTransactionsReview,
  UseRegisterTransactionsFormReturnType,
} from './registerTransactionsFormTypes.ts'

/** Choices that say nothing of a person. */
const remembered = ['sector', 'financier'] as const
/** References; past them, the oldest are forgotten. */
const mostReferences = 200

type TransactionMemoryParameters = {
  customerPartnerId: string | null
  form: Pick<UseRegisterTransactionsFormReturnType, 'fields' | 'getValue' | 'set'>
  /** Chosen by the person, or fixed by the host. */
  chosen: { [Name in (typeof remembered)[number]]: string }
  /** The transaction that was sent and is not known to be refused. */
  taken: RegisterTransactionsReview | null
}

/**
 * Begins with the sector and the financier of the last time on this device, and knows the references that transactions had before: those
 * sent from here, and those of the financed transactions that something else on the page has read. Nothing is asked of the service for it.
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
  // Filled in when their page comes, and never again: what the person empties stays empty.
  const names = remembered.filter((name) => fields.includes(name)).join()
  useEffect(() => {
    if (names === '') return
    const last = choices.read()
    if (typeof last !== 'object' || last === null) return
    // The cast is of one that was stored here; what is not offered any more is shown as none.
    for (const [name, choice] of Object.entries(last))
      if (names.split(',').includes(name) && getValue(name as 'sector') === '') set(name as 'sector', choice)
    // What stands in the fields is read when they come.
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
