'use client'
import type { TenantConfig } from '@onlend/core'
import { useMemo } from 'react'
import type { SpokenMessages } from '../words/Messages.ts'
import { translate } from '../words/translate.ts'
import { tenant as words } from './tenant.words.ts'
import type { SupportRequest } from '../ui/RootContext.ts'
import { supportAddress } from './supportAddress.ts'

type UseTenantSupportParameters = {
  support: TenantConfig['support'] | undefined
  locale: string
  messages: SpokenMessages
}

/** What "Contact support" does where the host does not say: it opens the tenant's page, mailbox or telephone, with the reference. */
export function useTenantSupport({
  support,
  locale,
  messages,
}: UseTenantSupportParameters): ((request: SupportRequest) => void) | undefined {
  return useMemo(() => {
    if (!support || [support.url, support.email, support.phone].every((one) => one === null)) return undefined
    return (request) => {
      const { reference } = request
      const key = reference === null ? 'tenant.support.subject' : 'tenant.support.subjectOf'
      const values = { reference: reference ?? '' }
      const subject = translate({ locale, messages, words, key, values })
      const address = supportAddress({ support, request, subject })
      if (address !== null) openAddress(address)
    }
  }, [support, locale, messages])
}

/** Opens an address as a tapped link would: a page beside this one, an e-mail or a call in their own apps. */
function openAddress(address: string): void {
  const link = document.createElement('a')
  link.href = address
  if (address.startsWith('https:')) {
    link.target = '_blank'
    link.rel = 'noopener noreferrer'
  }
  // A click on a link outside of the page is ignored by some browsers.
  document.body.append(link)
  link.click()
  link.remove()
}
