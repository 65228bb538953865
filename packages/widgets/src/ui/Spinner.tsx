'use client'
import type { ReactNode } from 'react'
import { slottedPlain } from './slottedPlain.tsx'

function OwnSpinner(): ReactNode {
  return <span className="ol-Spinner" aria-hidden="true" />
}

/**
 * A turning ring beside a busy text; says nothing by itself.
 *
 * @example
 * <p><Spinner /> Sending your withdrawal</p>
 */
export const Spinner: (props: object) => ReactNode = slottedPlain('Spinner', OwnSpinner)
