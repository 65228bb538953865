import { idleStreamsRow } from './idleStreamsRow.mjs'
import { latencyRow } from './latencyRow.mjs'
import { openEventsRow } from './openEventsRow.mjs'
import { readRow } from './readRow.mjs'
import { uploadMemoryRow } from './uploadMemoryRow.mjs'
import { uploadRow } from './uploadRow.mjs'
import { withdrawRow } from './withdrawRow.mjs'

/** What is measured, in the order of the report. */
export const rows = [
  readRow({
    row: 'get-1kb',
    title: 'GET 1 KB, 64 connections',
    partner: 'cp_1k',
    reference: 'minimal-undici',
  }),
  readRow({
    row: 'get-20kb',
    title: 'GET 20 KB without secrets, 64 connections',
    partner: 'cp_20k',
    reference: 'minimal-undici',
  }),
  readRow({
    row: 'get-20kb-secrets',
    title: 'GET 20 KB with 14 secrets to take out, 64 connections',
    partner: 'cp_20k_secrets',
    isScrubbed: true,
    reference: 'undici-parse',
  }),
  latencyRow,
  withdrawRow,
  openEventsRow,
  uploadRow,
  uploadMemoryRow,
  idleStreamsRow,
]
