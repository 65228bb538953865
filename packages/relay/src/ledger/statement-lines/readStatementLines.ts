import type { WriteName } from '@onlend/core/internal'
import { relayHeaders } from '@onlend/core/relay'
import { RelayRefusal } from '../../http/index.ts'

/** The digests of the statement lines that pay for each row of reported repayments, in the order of the rows. */
export type StatementLines = readonly (readonly string[])[]

/** Characters of the header: servers and proxies accept about twice as many for all headers together. */
const longestHeader = 8_000

/** One entry per row, without spaces, so that two headers of this name, which arrive joined by a comma and a space, do not match. */
const pattern = /^(?:-|[\w-]{22}(?:\+[\w-]{22})*)(?:,(?:-|[\w-]{22}(?:\+[\w-]{22})*))*$/

/**
 * Reads the header `X-Relay-Statement-Lines` of a write; `null` without one. Only reported repayments have lines.
 *
 * @throws RelayRefusal that names the header, where it is too long, malformed, or part of another write.
 */
export function readStatementLines({ headers }: Request, kind: WriteName): StatementLines | null {
  const sent = headers.get(relayHeaders.statementLines)
  if (sent === null) return null
  if (kind !== 'reconcileRepayments') throw refusal('belongs to reported repayments alone')
  if (sent.length > longestHeader)
    throw refusal(`is longer than ${longestHeader} characters: send fewer rows at once`)
  if (!pattern.test(sent)) throw refusal('is no list of digests, one entry per payment')
  return sent.split(',').map((entry) => (entry === '-' ? [] : entry.split('+')))
}

function refusal(problem: string): RelayRefusal {
  return new RelayRefusal('malformed_request', { data: { field: relayHeaders.statementLines, problem } })
}
