import { foldDestination } from '@onlend/core/operations'
import type { SandboxWebhook } from '@onlend/sandbox'

/** Reads the account or phone number of a sandbox event, in the spelling that equal numbers share. */
export function toDestination({
  account_number,
  mobile_no,
}: SandboxWebhook['payload']['data']): string | null {
  return foldDestination(account_number)?.account ?? foldDestination(mobile_no)?.mobile ?? null
}
