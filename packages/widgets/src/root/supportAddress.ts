import type { TenantConfig } from '@onlend/core'
import type { SupportRequest } from '../ui/RootContext.ts'

type SupportAddressParameters = {
  support: TenantConfig['support']
  request: SupportRequest
  /** The subject of an e-mail. */
  subject: string
}

/**
 * The address behind "Contact support": the tenant's page, else its mailbox, else its telephone; `null` if the tenant has none. The ids of
 * the case are part of the address: as `reference` and `request_id` of a page, in the text of an e-mail.
 */
export function supportAddress({ support, request, subject }: SupportAddressParameters): string | null {
  const { reference, requestId } = request
  const facts = Object.entries({ reference, request_id: requestId }).flatMap(([name, value]) =>
    value === null ? [] : [[name, value] as const],
  )
  if (support.url !== null) {
    const address = new URL(support.url)
    for (const [name, value] of facts) address.searchParams.set(name, value)
    return address.href
  }
  if (support.email !== null) {
    const body = facts.map(([, value]) => value).join('\n')
    return `mailto:${support.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
  }
  return support.phone === null ? null : `tel:${support.phone.replace(/[^\d+]/g, '')}`
}
