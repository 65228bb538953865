'use client'
import type { ReactNode } from 'react'
import { useCopy } from '../words/useCopy.ts'
import { Alert } from '../ui/Alert.tsx'
import { DescriptionList } from '../ui/DescriptionList.tsx'
import { customerPartnerDetails as words } from './customerPartnerDetails.words.ts'
import { SectionFrame, type SectionProps } from './SectionFrame.tsx'

/**
 * The hosts to which the service sends final results, and a warning when the webhook is not set. An answer without the address, which is the
 * relay's default, does not mean that the address is not set: the section then shows nothing for it.
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

/** The host of an address. The part after the host name can hold a secret. */
function findHost(address: string): string {
  try {
    return `${new URL(address).host}/…`
  } catch {
    return '…'
  }
}
