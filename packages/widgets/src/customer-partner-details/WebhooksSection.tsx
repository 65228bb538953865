'use client'
import type { ReactNode } from 'react'
import { useCopy } from '../words/useCopy.ts'
import { Alert } from '../ui/Alert.tsx'
import { DescriptionList } from '../ui/DescriptionList.tsx'
import { customerPartnerDetails as words } from './customerPartnerDetails.words.ts'
import { SectionFrame, type SectionProps } from './SectionFrame.tsx'

/**
 * Where the service sends final results, and a warning when that is nowhere. An address that was left out of the answer, as the relay
 * does unless told otherwise, is not one that is not set: then nothing is said.
 */
export function WebhooksSection({ partner, headingLevel }: SectionProps): ReactNode {
  const t = useCopy(words)
  const { webhook_url: webhook, data_sharing_webhook_url: dataWebhook } = partner
  if (webhook === undefined && dataWebhook === undefined) return null
  const row = (key: string, name: string, address: string | null | undefined) =>
    address !== undefined && {
      key,
      name,
      value: address ? findHost(address) : t('customerPartnerDetails.notSet'),
    }
  return (
    <SectionFrame name="webhooks" title={t('customerPartnerDetails.webhooks')} headingLevel={headingLevel}>
      {(webhook === null || webhook === '') && (
        <Alert tone="warning" title={t('customerPartnerDetails.webhookMissingTitle')}>
          <p className="ol-Text">{t('customerPartnerDetails.webhookMissingText')}</p>
        </Alert>
      )}
      <DescriptionList
        rows={[
          row('webhook', t('customerPartnerDetails.webhook'), webhook),
          row('dataWebhook', t('customerPartnerDetails.dataWebhook'), dataWebhook),
        ]}
      />
    </SectionFrame>
  )
}

/** Whose address it is. What follows the host name may hold a secret. */
function findHost(address: string): string {
  try {
    return `${new URL(address).host}/…`
  } catch {
    return '…'
  }
}
