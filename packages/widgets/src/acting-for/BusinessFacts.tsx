'use client'
import type { ReactNode } from 'react'
import { DescriptionList, type DescriptionRow } from '../ui/DescriptionList.tsx'
import { useChunk } from '../ui/useChunk.ts'
import { businessChunk } from './businessChunk.ts'

type BusinessFactsProps = {
  customerPartnerId: string | null
  /** Of the operation. */
  kind: string
  /** Who stands at the other end of the money, and what that row is called until the chunk has arrived. */
  other?: { name: string; value: string | null }
  rows: readonly DescriptionRow[]
}

/** Facts about an operation, below the business that it was done for. If its chunk fails to load, only the rows of the business are missing. */
export function BusinessFacts({ customerPartnerId, kind, other, rows }: BusinessFactsProps): ReactNode {
  const { part } = useChunk(businessChunk)
  if (part === null)
    return <DescriptionList rows={[other?.value ? { key: 'to', ...other } : null, ...rows]} />
  return (
    <part.Ends customerPartnerId={customerPartnerId} kind={kind} other={other?.value ?? null}>
      {(ends) => <DescriptionList rows={[...ends.rows, ...rows]} />}
    </part.Ends>
  )
}
