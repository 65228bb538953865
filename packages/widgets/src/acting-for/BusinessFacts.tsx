'use client'
import type { ReactNode } from 'react'
import { DescriptionList, type DescriptionRow } from '../ui/DescriptionList.tsx'
import { useMoneyEnds } from './useMoneyEnds.tsx'

type BusinessFactsProps = {
  customerPartnerId: string | null
  /** The kind of the operation. */
  kind: string
  /** The other end of the money. @default null */
  other?: string | null
  rows: readonly DescriptionRow[]
}

/** Facts about an operation, below the business that it was done for and the ends between which its money moves. */
export function BusinessFacts({ rows, other = null, ...about }: BusinessFactsProps): ReactNode {
  return <DescriptionList rows={[...useMoneyEnds({ other, ...about }).rows, ...rows]} />
}
