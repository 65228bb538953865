'use client'
import type { PersonalDataKind } from '@onlend/hooks/internal'
import type { ReactNode } from 'react'
import { useCopy } from '../words/useCopy.ts'
import { DescriptionList } from '../ui/DescriptionList.tsx'
import { MaskedValue } from '../ui/MaskedValue.tsx'
import { customerPartnerDetails as words } from './customerPartnerDetails.words.ts'
import { SectionFrame, type SectionProps } from './SectionFrame.tsx'

/** Whom to reach and how; what belongs to a person is hidden until it is asked for. */
export function ContactSection({
  partner,
  headingLevel,
  maskPii = true,
  revealSeconds = 60,
}: SectionProps): ReactNode {
  const t = useCopy(words)
  const row = (key: string, name: string, value: string | null) => value !== null && { key, name, value }
  const personal = (kind: PersonalDataKind, label: string, value: string | null) =>
    value !== null && {
      key: label,
      name: label,
      value: (
        <MaskedValue kind={kind} label={label} value={value} masked={maskPii} revealSeconds={revealSeconds} />
      ),
    }
  const rows = [
    row('name', t('customerPartnerDetails.contactName'), partner.contact_name),
    personal('phone', t('customerPartnerDetails.phone'), partner.contact_number),
    personal('email', t('customerPartnerDetails.email'), partner.email),
    // A business's public contact details are never hidden.
    row('businessEmail', t('customerPartnerDetails.businessEmail'), partner.business_email),
    row('supportEmail', t('customerPartnerDetails.supportEmail'), partner.support_email),
    personal('bvn', t('customerPartnerDetails.bvn'), partner.bvn),
  ].filter((one) => one !== false)
  if (rows.length === 0) return null
  return (
    <SectionFrame name="contact" title={t('customerPartnerDetails.contact')} headingLevel={headingLevel}>
      <DescriptionList rows={rows} />
    </SectionFrame>
  )
}
