'use client'
import type { ReactNode } from 'react'
import { useCopy } from '../words/useCopy.ts'
import { safeHref } from '../format/safeHref.ts'
import { ExternalLink } from '../ui/ExternalLink.tsx'
import { useParts } from '../ui/useParts.ts'
import { customerPartnerDetails as words } from './customerPartnerDetails.words.ts'
import { SectionFrame, type SectionProps } from './SectionFrame.tsx'

/** Ways out to what only the operator's dashboard can do: the API has nothing for it. */
export function DashboardSection({ headingLevel, dashboardLinks = {} }: SectionProps): ReactNode {
  const t = useCopy(words)
  const parts = useParts()
  const { webhooks, keys, terms } = dashboardLinks
  const links = [
    { name: t('customerPartnerDetails.dashboardWebhooks'), address: webhooks },
    { name: t('customerPartnerDetails.dashboardKeys'), address: keys },
    { name: t('customerPartnerDetails.dashboardTerms'), address: terms },
  ].flatMap(({ name, address }) => {
    const href = address === undefined ? null : safeHref(address)
    return href === null ? [] : [{ name, href }]
  })
  if (links.length === 0) return null
  return (
    <SectionFrame name="dashboard" title={t('customerPartnerDetails.dashboard')} headingLevel={headingLevel}>
      <p className="ol-Note">{t('customerPartnerDetails.dashboardNote')}</p>
      <ul {...parts('CustomerPartnerDetails.links')}>
        {links.map(({ name, href }) => (
          <li key={name} className="ol-CustomerPartnerDetails-link">
            <ExternalLink href={href}>{name}</ExternalLink>
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}
