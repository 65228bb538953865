import { type ParsedTenantConfig, parseTenantConfig, withoutSecrets } from '@onlend/core'
import { sha256 } from '../hashing/sha256.ts'
import { isRecord } from '../json/isRecord.ts'

/** Characters of a whole brand, words in every language included. */
const longest = 262_144

/**
 * Reads a brand that nobody has checked: known keys only, every one of them right, and no secret among them. What names no `version`
 * gets one from its content.
 */
export async function checkTenant(json: unknown): Promise<ParsedTenantConfig> {
  if (!isRecord(json)) return { config: null, problems: ['must be a JSON object'] }
  // As text, so that nothing of it is shared with the host and can change after it was checked.
  const text = JSON.stringify(withoutSecrets(json))
  if (text.length > longest) return { config: null, problems: [`must have at most ${longest} characters`] }
  const version = json.version ?? (await sha256(text)).slice(0, 16)
  return parseTenantConfig({ ...JSON.parse(text), version })
}
