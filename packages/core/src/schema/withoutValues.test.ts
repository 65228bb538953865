import { afterEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { callEndpoint, createLendingClient, getCreditLimit, registerCustomer } from '../index.ts'
import { marked } from '../../test/marked.ts'

afterEach(() => {
  z.config({ customError: undefined, localeError: undefined })
})

const client = createLendingClient({
  baseUrl: '/lending',
  fetch: async () => marked(Response.json({ status: 'success', data: { id: 7 } })),
})

test.each(['customError', 'localeError'] as const)(
  'a language that the host set for all its schemas (%s) does not reach what the kit says is wrong',
  async (where) => {
    z.config({ [where]: () => 'Eingabe falsch: canary' })
    // A caller without types may pass anything.
    const body = { first_name: 5, last_name: '', unique_id_type: 'nin' } as never
    await expect(
      callEndpoint(client, registerCustomer, { customerPartnerId: 'cp', body }),
    ).rejects.toMatchObject({
      fieldErrors: {
        first_name: 'must be a string',
        last_name: 'is required',
        contact_number: 'is required',
        unique_id_type: 'must be one of bvn',
        unique_id: 'is required',
      },
    })
    await expect(callEndpoint(client, getCreditLimit, { customerPartnerId: 'cp' })).rejects.toMatchObject({
      path: 'data.id',
      message: expect.stringContaining('must be a string'),
    })
  },
)
