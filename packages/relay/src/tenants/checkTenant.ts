import { type ParsedTenantConfig, parseTenantConfig, withoutSecrets } from '@onlend/core/internal'
import { sha256 } from '../lib/sha256.ts'
import { isRecord } from '../lib/isRecord.ts'

/** Characters of a whole brand, words in every language included. */
const longest = 262_144

/**
 * Reads an unchecked brand: known keys only, every one of them right, and no secret among them. A brand without a `version`
 * gets one from its content.
 */
export async function checkTenant(json: unknown): Promise<ParsedTenantConfig> {
  if (!isRecord(json)) return { config: null, problems: ['must be a JSON object'] }
  // As text, so that the host cannot change the brand after the check.
  const text = JSON.stringify(withoutSecrets(json))
  if (text.length > longest) return { config: null, problems: [`must have at most ${longest} characters`] }
  const version = json.version ?? (await sha256(text)).slice(0, 16)
  const parsed = parseTenantConfig({ ...JSON.parse(text), version })
  const { timeZone } = parsed.config ?? {}
  // A device that does not know a zone does without it; a server that does not has been given a wrong name.
  if (timeZone !== undefined && !isTimeZone(timeZone))
    return { config: null, problems: ['timeZone must be a time zone such as "Africa/Lagos"'] }
  return parsed
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}
