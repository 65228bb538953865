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
 * Adds the next rows of a batch, at most 1,000 and 1 MB of them at a time; the body may be packed with gzip, as that of no other route may. Rows that are there already change
 * nothing, so that a broken request is sent again as it was. Rows that leave a gap are refused with 409 and `batch_changed`: read the batch and go on at `received`. Answered by the relay.
 */
export const appendBatchRows = withPackedBody(
  defineWrite({
    name: 'appendBatchRows',
    method: 'POST',
    path: '/batches/{batchId}/rows',
    owner: null,
    input: z.object({
      /** The place of the first of them in the batch, from 0. */
      from: z.int().check(z.minimum(0)),
      /** The next rows, of the batch's kind, in the order of the file. */
      rows: z.array(
        z.union([
          z.object({
            /** The line in the person's file, from 1. */
            line: z.int().check(z.minimum(1)),
            transaction: Transaction,
            /** How it is financed, where it is. */
            financed: z.nullable(FinancedTransaction),
          }),
          z.object({
            line: z.int().check(z.minimum(1)),
            payment: Payment,
            /** Digests of the statement's lines that this is the money of: the relay refuses one that was credited before. */
            statementLines: z.array(z.string()),
          }),
        ]),
      ),
    }),
    encoding: 'json',
    output: dataEnvelope(Batch),
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
