import { redact } from '@onlend/core'
import { tryParseJson } from '../json/tryParseJson.ts'

/** The body of a webhook with identity, account and phone numbers blanked. What is not JSON is blanked whole. */
export function redactBody(body: string): string {
  const parsed = tryParseJson(body)
  return parsed === undefined ? '[not JSON]' : JSON.stringify(redact(parsed))
}
