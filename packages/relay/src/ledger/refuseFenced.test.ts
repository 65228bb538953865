import { expect, test } from 'vitest'
import { refuseFenced } from './refuseFenced.ts'

test.each([
  [true, true, 'older', 'ledger_restored', 1],
  [true, false, 'older', 'ledger_restored', 1],
  [false, true, 'raised', 'store_unavailable', 0],
  [false, false, 'epoch', 'ledger_restored', 0],
] as const)(
  'a fence that is older: %s, and a key that is new: %s, are measured as %s and answered with %s after %i looks',
  async (isOlder, isNew, why, code, looks) => {
    const seen: unknown[] = []
    let looked = 0
    const look = () => Promise.reject(new Error(`down ${++looked}`))
    // The cast leaves out what a refusal has no use for.
    const context = { fence: { look }, measure: (event: unknown) => seen.push(event) } as never
    const fenced = { isOlder, isNew } as Parameters<typeof refuseFenced>[1]
    expect((await refuseFenced(context, fenced)).code).toBe(code)
    expect([seen, looked]).toEqual([[{ type: 'fenced', why }], looks])
  },
)
