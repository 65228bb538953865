import type { Customer } from '@onlend/core'
import type { registerCustomerPages as words } from './registerCustomerPages.words.ts'
import type { Translate } from '../words/useCopy.ts'

/** Who is registered under the same number already, in words; `undefined` where no customer is. */
export function knownCustomerText(known: Customer | null, t: Translate<typeof words>): string | undefined {
  if (!known) return undefined
  const person = [known.first_name, known.last_name].filter(Boolean).join(' ')
  return t('registerCustomer.warning.ALREADY_REGISTERED', {
    name: known.business_name ?? (person || known.id),
  })
}
