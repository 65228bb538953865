'use client'
import type { TenantConfig } from '@onlend/core'
import { useMemo } from 'react'
import { tenant as words } from './tenant.words.ts'
import type { Messages } from '../words/Messages.ts'
import { translate } from '../words/translate.ts'
import { openAddress } from './openAddress.ts'
import type { SupportRequest } from './RootContext.ts'
import { supportAddress } from './supportAddress.ts'

type UseTenantSupportParameters = {
  support: TenantConfig['support'] | undefined
  locale: string
  messages: Messages
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
