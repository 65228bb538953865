import * as z from 'zod/mini'
import { defineWrite } from '../defineWrite.ts'
import { dataEnvelope } from '../envelopes.ts'
import { FinancedTransaction } from '../models/FinancedTransaction.ts'
import { Payment } from '../models/Payment.ts'
import { Transaction } from '../models/Transaction.ts'
import { withPackedBody } from '../withPackedBody.ts'
import { Batch } from './models/Batch.ts'
import { sessionErrors } from './sessionErrors.ts'

/**
 * Adds the next rows of a batch, at most 1,000 and 1 MB of them at a time. Only this route takes a body packed with gzip. Rows that the relay already
 * has change nothing, so a client can repeat a broken request unchanged. The relay refuses rows that leave a gap with 409 and `batch_changed`: read
 * the batch and go on at `received`. Answered by the relay.
 */
export const appendBatchRows = withPackedBody(
  defineWrite({
    name: 'appendBatchRows',
    method: 'POST',
    path: '/batches/{batchId}/rows',
    owner: null,
    input: z.object({
      /** The position of the first of these rows in the batch, from 0. */
      from: z.int().check(z.minimum(0)),
      /** The next rows, of the batch's kind, in the order of the file. */
      rows: z.array(
        z.union([
          z.object({
            /** The line in the person's file, from 1. */
            line: z.int().check(z.minimum(1)),
            transaction: Transaction,
            /** The financing of the transaction; `null` without one. */
            financed: z.nullable(FinancedTransaction),
          }),
          z.object({
            line: z.int().check(z.minimum(1)),
            payment: Payment,
            /** Digests of the statement lines that carry this payment's money: the relay refuses a line that was credited before. */
            statementLines: z.array(z.string()),
          }),
        ]),
      ),
    }),
    encoding: 'json',
    output: dataEnvelope<Batch>(Batch),
    errors: [
      ...sessionErrors,
      'forbidden',
      'not_found',
      'batch_changed',
      'body_too_large',
      'request_timeout',
      'shutting_down',
      'staging_full',
    ],
    section: null,
  }),
)
