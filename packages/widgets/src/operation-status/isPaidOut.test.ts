import { getActiveDrawdown } from '@onlend/core'
import { expect, test } from 'vitest'
import { isPaidOut } from './isPaidOut.ts'

const now = Date.parse('2026-11-21T10:00:00.000Z')

test.each([
  ['2026-11-21T10:00:00.000Z', true],
  ['2026-11-21T10:00:00.001Z', false],
  [null, false],
] as const)(
  'an active drawdown with the disbursement date %s is paid out: %s',
  (disbursement_date, expected) => {
    const data = { id: 'dd_1', amount_drawn: 1000, created_at: '2026-11-01T00:00:00.000Z', disbursement_date }
    const drawdown = getActiveDrawdown.output.parse({ status: 'success', data })
    expect(drawdown && isPaidOut(drawdown, now)).toBe(expected)
  },
)
