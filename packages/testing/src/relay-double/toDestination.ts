import { foldDestination } from '@onlend/core/operations'
import type { SandboxWebhook } from '@onlend/sandbox'

/** The account or phone number that an event of the sandbox names, in the spelling that equal ones share. */
export function toDestination({
  account_number,
  mobile_no,
}: SandboxWebhook['payload']['data']): string | null {
  return foldDestination(account_number)?.account ?? foldDestination(mobile_no)?.mobile ?? null
}
