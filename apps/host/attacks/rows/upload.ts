import { expect } from 'vitest'
import type { Ask } from '../test/Ask.ts'
import type { AttackHarness } from '../test/AttackHarness.ts'

const tus = ['Tus-Resumable', '1.0.0'] as const

/** Creates a file of A with so many bytes, and returns a piece of it to send. */
export async function createPiece(harness: AttackHarness, bytes: number): Promise<Ask> {
  const facts = {
    ...{ customer_partner_id: 'cp_alpha', kind: 'registerCustomer', set: 'current' },
    ...{ slot: 'nin_slip', name: 'slip.png' },
  }
  const metadata = Object.entries(facts).map(([name, value]) => `${name} ${btoa(value)}`)
  const created = await harness.ask({
    ...{ method: 'POST', path: '/lending/uploads', by: 'uA' },
    headers: [tus, ['Upload-Length', String(bytes)], ['Upload-Metadata', metadata.join(',')]],
  })
  expect(created.status, created.text).toBe(201)
  return {
    ...{ method: 'PATCH', path: created.headers.location ?? '', by: 'uA', body: '{' },
    headers: [tus, ['Upload-Offset', '0'], ['Content-Type', 'application/offset+octet-stream']],
  }
}

/** The registration of a customer of A as a form with a file, which the relay never takes. */
export function postForm(fields: Readonly<Record<string, string>>): Ask {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const headers = [['Content-Type', 'multipart/form-data; boundary=b']] as const
  const path = '/lending/v1/customer_partners/cp_alpha/customers'
  return { method: 'POST', path, by: 'uA', body: `${parts.join('')}--b--\r\n`, headers }
}
