'use client'
import type { CustomerPartnerDetails } from '@onlend/core'
import type { ReactNode } from 'react'
import { useCopy } from '../words/useCopy.ts'
import { Alert } from '../ui/Alert.tsx'
import { useParts } from '../ui/useParts.ts'
import { customerPartnerDetails as words } from './customerPartnerDetails.words.ts'
import { AccountSection } from './AccountSection.tsx'
import { BusinessSection } from './BusinessSection.tsx'
import { ContactSection } from './ContactSection.tsx'
import { DashboardSection } from './DashboardSection.tsx'
import type { DetailsOptions, DetailsSection } from './DetailsOptions.ts'
import { DocumentsSection } from './DocumentsSection.tsx'
import type { SectionProps } from './SectionFrame.tsx'
import { WebhooksSection } from './WebhooksSection.tsx'

type CustomerPartnerDetailsViewProps = {
  partner: CustomerPartnerDetails
  sections: readonly DetailsSection[]
  /** Of the sections' headings. */
  headingLevel: 3 | 4
  options: DetailsOptions
}

const drawn = {
  business: BusinessSection,
  contact: ContactSection,
  account: AccountSection,
  documents: DocumentsSection,
  webhooks: WebhooksSection,
  dashboard: DashboardSection,
} satisfies Record<DetailsSection, (props: SectionProps) => ReactNode>

/** Draws a partner's name and those sections that have something to show. */
export function CustomerPartnerDetailsView({
  partner,
  sections,
  headingLevel,
  options,
}: CustomerPartnerDetailsViewProps): ReactNode {
  const t = useCopy(words)
  const parts = useParts()
  return (
    <>
      <p {...parts('CustomerPartnerDetails.name')}>
        <bdi>{partner.name}</bdi>
      </p>
      {partner.is_deleted === true && (
        <Alert tone="warning" title={t('customerPartnerDetails.deletedTitle')}>
          <p className="ol-Text">{t('customerPartnerDetails.deletedText')}</p>
        </Alert>
      )}
      <div {...parts('CustomerPartnerDetails.sections')}>
        {sections.map((name) => {
          const Section = drawn[name]
          return <Section key={name} partner={partner} headingLevel={headingLevel} {...options} />
        })}
      </div>
    </>
  )
}
