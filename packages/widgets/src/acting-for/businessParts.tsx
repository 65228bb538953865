'use client'
import type { ReactNode } from 'react'
import { NoCurrency } from './NoCurrency.tsx'
import { type FromRow, useFromRow } from './useFromRow.tsx'

type FromProps = Parameters<typeof useFromRow>[0] & { children: (from: FromRow) => ReactNode }

/** Says to what stands inside it which business something is done for. */
function From({ children, ...about }: FromProps): ReactNode {
  return children(useFromRow(about))
}

/** What needs to know a business by itself: one part, fetched when a review or a receipt is, so that no form is heavier for it. */
export const businessParts = { From, NoCurrency } as const
