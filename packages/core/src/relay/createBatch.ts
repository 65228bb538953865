import * as z from 'zod/mini'
import { defineWrite } from '../defineWrite.ts'
import { dataEnvelope } from '../envelopes.ts'
import { Batch } from './models/Batch.ts'
import { sessionErrors } from './sessionErrors.ts'

/**
 * Begins a batch under an idempotency key, which becomes its id: rows follow with `appendBatchRows`, and the relay sends them when it has all. A
 * second request with the same key returns the batch; the relay refuses other facts with 422 and `idempotency_key_reused`. Answered by the relay.
 */
export const createBatch = defineWrite({
  name: 'createBatch',
  method: 'POST',
  path: '/batches',
  owner: 'customerPartnerId',
  ownerField: 'customer_partner_id',
  input: z.object({
    kind: z.enum(['registerTransactions', 'reconcileRepayments']),
    /** At most 200 characters. */
    fileName: z.string().check(z.maxLength(200)),
    /** SHA-256 of the file in hexadecimal, or empty. */
    fileDigest: z.string().check(z.regex(/^(?:[0-9a-f]{64})?$/)),
    /** The number of rows to come, from 1 to 100,000. */
    total: z.int().check(z.minimum(1), z.maximum(100_000)),
    /** The sector of all transactions; `null` for repayments. */
    sector: z.nullable(z.string().check(z.maxLength(100))),
  }),
  encoding: 'json',
  output: dataEnvelope<Batch>(Batch),
  errors: [
    ...sessionErrors,
    'forbidden',
    'idempotency_key_required',
    'idempotency_key_reused',
    'request_timeout',
    'shutting_down',
    'staging_full',
  ],
  section: null,
})
