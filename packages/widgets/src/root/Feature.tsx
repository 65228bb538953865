'use client'
import { type ReactNode, useContext } from 'react'
import { TenantContext } from './TenantContext.ts'
import { useFeature } from './useFeature.ts'

export type FeatureProps = {
  /** As in the tenant's config: a widget's name, or one of your own. */
  name: string
  /** Rendered if the feature is switched off. @default the content of the root's `whenSwitchedOff` */
  fallback?: ReactNode
  children?: ReactNode
}

/**
 * Renders its children while the tenant leaves a feature on: for content that belongs to a widget, such as its heading or a link to it.
 *
 * @example
 * <Feature name="WithdrawForm"><a href="/withdraw">Withdraw</a></Feature>
 */
export function Feature({ name, fallback, children }: FeatureProps): ReactNode {
  const tenant = useContext(TenantContext)
  const isOn = useFeature(name)
  if (isOn) return children
  return fallback === undefined ? (tenant?.whenSwitchedOff?.(name) ?? null) : fallback
}
