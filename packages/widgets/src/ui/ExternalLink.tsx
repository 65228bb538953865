'use client'
import { forwardRef, type ReactNode } from 'react'
import { everyWidget } from './everyWidget.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { Icon } from './Icon.tsx'
import type { PartName } from './PartName.ts'
import { useParts } from './useParts.ts'
import { externalIcon } from './icons.ts'

type ExternalLinkProps = {
  href: string
  part?: PartName
  /** For screen readers, where the words drawn are too few; says itself that a new tab opens. */
  label?: string
  children: ReactNode
}

/** A link that leaves the host's page alone: it opens in a new tab, says so, and tells the other side nothing about this one. */
export const ExternalLink = forwardRef<HTMLAnchorElement, ExternalLinkProps>(function ExternalLink(
  { href, part = 'ExternalLink', label, children },
  ref,
) {
  const t = useCopy(everyWidget)
  const parts = useParts()
  return (
    <a
      ref={ref}
      href={href}
      aria-label={label}
      target="_blank"
      rel="noopener noreferrer"
      {...parts('ExternalLink', part)}
    >
      <span className="ol-ExternalLink-label">{children}</span>
      <span className="ol-VisuallyHidden">{t('common.newTab')}</span>
      <Icon name={externalIcon} flip />
    </a>
  )
})
