'use client'
import type { ReactNode } from 'react'
import { useCopy } from '../words/useCopy.ts'
import { formatDate } from '../format/formatDate.ts'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { DescriptionList } from '../ui/DescriptionList.tsx'
import { customerPartnerDetails as words } from './customerPartnerDetails.words.ts'
import { SectionFrame, type SectionProps } from './SectionFrame.tsx'

/** Who the partner is: names, numbers of registration, address, scores as they are given. */
export function BusinessSection({ partner, headingLevel, countryNames = {} }: SectionProps): ReactNode {
  const t = useCopy(words)
  const { locale, timeZone } = useLendingRoot()
  const countryId = partner.country ?? partner.country_id
  const country =
    countryId !== null && Object.hasOwn(countryNames, countryId) ? countryNames[countryId] : null
  const address = [partner.street, partner.city, partner.state, country].filter(Boolean)
  const row = (key: string, name: string, value: string | null) => value !== null && { key, name, value }
  const rows = [
    row('legalName', t('customerPartnerDetails.legalName'), partner.legal_name),
    row('registration', t('customerPartnerDetails.registration'), partner.business_registration),
    row('tin', t('customerPartnerDetails.tin'), partner.tin),
    row('address', t('customerPartnerDetails.address'), address.length > 0 ? address.join('\n') : null),
    row('businessAddress', t('customerPartnerDetails.businessAddress'), partner.business_address),
    row(
      'since',
      t('customerPartnerDetails.since'),
      partner.created_at && formatDate(partner.created_at, locale, timeZone),
    ),
    row('score', t('customerPartnerDetails.score'), partner.score),
    row('transactionScore', t('customerPartnerDetails.transactionScore'), partner.transaction_score),
    row('drawdownScore', t('customerPartnerDetails.drawdownScore'), partner.drawdown_score),
  ].filter((one) => one !== false)
  if (rows.length === 0) return null
  const hasScores = rows.some(({ key }) => /score$/i.test(key))
  return (
    <SectionFrame name="business" title={t('customerPartnerDetails.business')} headingLevel={headingLevel}>
      <DescriptionList rows={rows} />
      {hasScores && <p className="ol-Note">{t('customerPartnerDetails.scoresNote')}</p>}
    </SectionFrame>
  )
}
