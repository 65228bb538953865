import type { BatchKind } from '@onlend/core/relay'
import { checkLength, openBody, RelayRefusal } from '../http/index.ts'
import { readOwnerInBody } from '../identity/index.ts'
import type { Clock } from '../lib/Clock.ts'
import { isRecord } from '../lib/isRecord.ts'
import { type BodySource, openStream } from '../lib/openStream.ts'
import { readLimited } from '../lib/readLimited.ts'
import { readText } from '../lib/readText.ts'
import { toStream } from '../lib/toStream.ts'
import type { KeptRow } from './writeBody.ts'

/** The most bytes of one request, packed and unpacked, and the most rows in it. */
const longest = 1_048_576
const mostRows = 1_000

/**
 * Reads the rows of a request, packed with gzip or not. The relay counts the bytes while it unpacks, so that a small body never becomes a large one.
 *
 * @throws RelayRefusal for a body that is too large, breaks off, or contains anything but rows of the batch's kind.
 */
export async function readRows(
  request: Request,
  { kind, clock }: { kind: BatchKind; clock: Clock },
): Promise<{ from: number; rows: readonly KeptRow[] }> {
  const text = await readBody(request, clock)
  // No row may name an owner: the relay writes the batch's owner, so that two parsers find no other.
  readOwnerInBody(text, {})
  // Not `tryParseJson`, which keeps a long number as a text: `isExact` must see and refuse it.
  const body: unknown = JSON.parse(text)
  if (!isRecord(body) || !Array.isArray(body.rows)) throw new RelayRefusal('malformed_request')
  const { from, rows } = body
  if (!Number.isSafeInteger(from) || Number(from) < 0 || rows.length === 0)
    throw new RelayRefusal('malformed_request')
  if (rows.length > mostRows) throw new RelayRefusal('body_too_large')
  return { from: Number(from), rows: rows.map((row) => readRow(row, kind)) }
}

async function readBody(request: Request, clock: Clock): Promise<string> {
  checkLength(request, longest)
  const encoding = request.headers.get('Content-Encoding')?.toLowerCase() ?? 'identity'
  if (encoding !== 'gzip' && encoding !== 'identity') throw new RelayRefusal('malformed_request')
  const source = openBody(request, clock)
  const unpacked = source && encoding === 'gzip' ? unpack(source) : source
  const bytes = await readLimited(unpacked, longest).catch((error: unknown) => {
    // The sender has left, or the body is not valid gzip.
    throw error instanceof RelayRefusal ? error : new RelayRefusal('malformed_request')
  })
  if (bytes === null) throw new RelayRefusal('body_too_large')
  const text = readText(bytes)
  if (text === null) throw new RelayRefusal('malformed_request')
  return text
}

function unpack(source: BodySource): BodySource {
  // The cast: the types of the two streams differ in their writable buffers.
  const gzip = new DecompressionStream('gzip') as unknown as TransformStream<Uint8Array, Uint8Array>
  return openStream(toStream(readPieces(source)).pipeThrough(gzip))
}

async function* readPieces(source: BodySource): AsyncGenerator<Uint8Array> {
  try {
    for (let piece = await source.read(); piece !== null; piece = await source.read()) yield piece
  } finally {
    source.cancel()
  }
}

const digest = /^[\w-]{22}$/

function readRow(row: unknown, kind: BatchKind): KeptRow {
  if (!isRecord(row) || !Number.isSafeInteger(row.line) || Number(row.line) < 1) throw refuse()
  const line = Number(row.line)
  if (kind === 'reconcileRepayments') {
    const { payment, statementLines } = row
    const isLines =
      Array.isArray(statementLines) &&
      statementLines.every((each) => typeof each === 'string' && digest.test(each))
    if (!isReferenced(payment) || !isLines) throw refuse()
    // The cast follows the test of each entry.
    return { line, payment, statementLines: statementLines as string[] }
  }
  const { transaction, financed } = row
  if (!isReferenced(transaction)) throw refuse()
  if (financed === null) return { line, transaction, financed }
  // A financed entry comes with its own transaction, so that no piece refers to a transaction of another piece.
  const isOwn = isReferenced(financed) && financed.transaction_reference === transaction.transaction_reference
  if (!isOwn) throw refuse()
  return { line, transaction, financed }
}

function refuse(): RelayRefusal {
  return new RelayRefusal('malformed_request')
}

function isReferenced(value: unknown): value is Record<string, unknown> {
  return (
    isRecord(value) &&
    typeof value.transaction_reference === 'string' &&
    value.transaction_reference !== '' &&
    isExact(value)
  )
}

/** Digits that a JavaScript number keeps exactly; no amount in use has more. */
const mostDigits = 15

/** Whether the relay sends every number in the value with the same digits. */
function isExact(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value) && countDigits(value) <= mostDigits
  if (Array.isArray(value)) return value.every(isExact)
  return !isRecord(value) || Object.values(value).every(isExact)
}

function countDigits(value: number): number {
  return String(value).replace(/e.*$/, '').replace(/\D/g, '').replace(/^0+/, '').length
}
