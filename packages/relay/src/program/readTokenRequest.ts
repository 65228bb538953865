import type { Principal } from '../index.ts'

/** The person and session that a backend asks a token for. */
type TokenRequest = { principal: Principal; sessionId: string | undefined }

const fields: ReadonlySet<string> = new Set([
  'environment',
  'userId',
  'displayName',
  'role',
  'channelPartnerId',
  'customerPartners',
  'endpoints',
  'operator',
  'sessionId',
])

/**
 * Reads the person for whom a backend asks for a token. A returned text is a fault: it names the field and quotes nothing. `issueToken` checks the
 * values of known fields.
 */
export function readTokenRequest(
  body: Readonly<Record<string, unknown>>,
  { environment, allowsOperators }: { environment: string; allowsOperators: boolean },
): TokenRequest | string {
  const unknown = Object.keys(body).find((name) => !fields.has(name))
  if (unknown !== undefined)
    // A field that is misspelt would else be taken for one that is left out, which can mean more rights.
    return `only these fields are taken: ${[...fields].join(', ')}`
  const { environment: expected, sessionId, ...principal } = body
  if (expected !== undefined && expected !== environment) return 'environment is not that of this relay'
  if (sessionId !== undefined && (typeof sessionId !== 'string' || sessionId === ''))
    return 'sessionId must be a text that is not empty, or absent'
  if (body.operator === true && !allowsOperators)
    return 'operator is not taken here: TOKEN_OPERATORS has to be true for that'
  // The cast: issueToken refuses a value that is no principal.
  return { principal: principal as unknown as Principal, sessionId }
}
