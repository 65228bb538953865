'use client'
import type { ReactNode } from 'react'
import { useParts } from '../ui/useParts.ts'

type RowNameProps = {
  onSelect?: (() => void) | undefined
  children: ReactNode
}

/** What names a row: a button that the whole row presses, where rows can be chosen. */
export function RowName({ onSelect, children }: RowNameProps): ReactNode {
  const parts = useParts()
  if (!onSelect) return children
  return (
    <button type="button" {...parts('Table.select')} onClick={onSelect}>
      {children}
    </button>
  )
}
