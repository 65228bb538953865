'use client'
import type { CustomerPartnerDetails } from '@onlend/core'
import type { ReactNode } from 'react'
import type { PersonalDataKind } from '@onlend/hooks/internal'
import { useCopy } from '../words/useCopy.ts'
import { Alert } from '../ui/Alert.tsx'
import { useParts } from '../ui/useParts.ts'
import { customerPartnerDetails as words } from './customerPartnerDetails.words.ts'
import { DescriptionList } from '../ui/DescriptionList.tsx'
import { MaskedValue } from '../ui/MaskedValue.tsx'
import { formatDate } from '../format/formatDate.ts'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { DashboardSection } from './DashboardSection.tsx'
import type { DetailsOptions, DetailsSection } from './DetailsOptions.ts'
import { DocumentsSection } from './DocumentsSection.tsx'
import { SectionFrame, type SectionProps } from './SectionFrame.tsx'
import { WebhooksSection } from './WebhooksSection.tsx'

type CustomerPartnerDetailsViewProps = {
  partner: CustomerPartnerDetails
  sections: readonly DetailsSection[]
  /** The level of the sections' headings. */
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

/** Renders a partner's name and those sections that have something to show. */
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

/** The lockbox account in short; `LockboxAccountCard` is the place to copy it from. */
function AccountSection({
  partner,
  headingLevel,
  maskPii = true,
  revealSeconds = 60,
}: SectionProps): ReactNode {
  const t = useCopy(words)
  const account = partner.lockbox_account
  const numberLabel = t('customerPartnerDetails.accountNumber')
  const row = (key: string, name: string, value: ReactNode) => value !== null && { key, name, value }
  return (
    <SectionFrame name="account" title={t('customerPartnerDetails.account')} headingLevel={headingLevel}>
      {account === null ? (
        <p className="ol-Text">{t('customerPartnerDetails.noAccount')}</p>
      ) : (
        <DescriptionList
          rows={[
            account.account_number !== null && {
              key: 'number',
              name: numberLabel,
              value: (
                <MaskedValue
                  kind="account"
                  label={numberLabel}
                  value={account.account_number}
                  masked={maskPii}
                  revealSeconds={revealSeconds}
                />
              ),
            },
            row('name', t('customerPartnerDetails.accountName'), account.account_name),
            row('bank', t('customerPartnerDetails.bank'), account.bank_name),
            row(
              'status',
              t('customerPartnerDetails.accountStatus'),
              // Any other is shown as the service wrote it.
              account.status === 'created'
                ? t('customerPartnerDetails.accountStatus.created')
                : account.status,
            ),
          ]}
        />
      )}
    </SectionFrame>
  )
}

/** The identity of the partner: names, registration numbers, address, and scores as the service gives them. */
function BusinessSection({ partner, headingLevel, countryNames = {} }: SectionProps): ReactNode {
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

/** Whom to reach and how; what belongs to a person is hidden until it is asked for. */
function ContactSection({
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
