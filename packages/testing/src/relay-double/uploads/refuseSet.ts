import type { Session } from '@onlend/core'
import { isOwnerId, type WriteName } from '@onlend/core/internal'
import { mayActFor } from '../mayActFor.ts'
import { mayCall } from '../mayCall.ts'
import { refuse } from '../refuse.ts'
import type { SetKey } from './createUploadMemory.ts'

const kinds: readonly WriteName[] = ['submitCreditAssessment', 'registerCustomer']

/** The refusal of an invalid set, or of one that this person may not use; `null` for a valid set. */
export function refuseSet(session: Session, { customerPartnerId, kind, set }: SetKey): Response | null {
  const endpoint = kinds.find((one) => one === kind)
  if (!endpoint || !isOwnerId(customerPartnerId) || !/^[A-Za-z0-9_-]{1,64}$/.test(set))
    return refuse('malformed_request')
  return mayCall(session, endpoint) && mayActFor(session, customerPartnerId) ? null : refuse('forbidden')
}
