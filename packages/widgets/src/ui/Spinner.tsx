'use client'
import type { ReactNode } from 'react'

/**
 * A turning ring beside a busy text; says nothing by itself.
 *
 * @example
 * <p><Spinner /> Sending your withdrawal</p>
 */
export function Spinner(): ReactNode {
  return <span className="ol-Spinner" aria-hidden="true" />
}
