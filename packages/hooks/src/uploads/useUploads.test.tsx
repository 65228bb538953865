import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createFixture } from '../fixtures/createFixture.tsx'
import { useUploads } from './useUploads.ts'

const pdf = (name: string, size = 2_000) =>
  new File([`%PDF-1.4\n${name}\n`.padEnd(size, ' ')], name, { type: 'application/pdf' })

test('a file that is picked is staged, and stands in a write', async () => {
  const { wrapper, relay } = createFixture()
  const { result } = renderHook(() => useUploads({ kind: 'submitCreditAssessment' }), { wrapper })
  act(() => result.current.add('bank_statements', [pdf('january.pdf')]))
  await waitFor(() => expect(result.current.items[0]?.state).toBe('staged'))
  console.log(JSON.stringify(result.current, null, 1))
  console.log(result.current.stagedOf('bank_statements'))
})
