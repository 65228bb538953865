'use client'
import type { ReactNode } from 'react'
import { DescriptionList, type DescriptionRow } from '../ui/DescriptionList.tsx'
import { useChunk } from '../ui/useChunk.ts'
import { businessChunk } from './businessChunk.ts'

type BusinessFactsProps = {
  customerPartnerId: string | null
  /** Of the operation. */
  kind: string
  rows: readonly DescriptionRow[]
}

/** Facts about an operation, below the business that it was done for. If its chunk fails to load, only that row is missing. */
export function BusinessFacts({ customerPartnerId, kind, rows }: BusinessFactsProps): ReactNode {
  const { part } = useChunk(businessChunk)
  if (part === null) return <DescriptionList rows={rows} />
  return (
    <part.From customerPartnerId={customerPartnerId} kind={kind}>
      {({ row }) => <DescriptionList rows={[row, ...rows]} />}
    </part.From>
  )
}
