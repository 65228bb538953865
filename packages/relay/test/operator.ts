import type { Principal } from '../src/http/Principal.ts'
import { people, type TestAnswer, type TestRelay } from './testRelay.ts'

type Sending = Pick<TestRelay, 'send'>
type Body = Record<string, unknown>
type Listed = {
  id: string
  why: string
  place: string
  kind: string
  amount: string | null
  transactionReference: string | null
  candidates: string[]
  dismissal: unknown
  body?: string
}

/** A request with this header is of the operator whom it names. */
export const asOperator = (userId = 'uO') => ({ headers: { 'X-Test-Operator': userId } })

/** Finds the operator whom the header names, and else the person of A or B whom the cookie names. */
export function authenticate({ headers }: Request): Principal {
  const userId = headers.get('X-Test-Operator')
  if (userId) return { userId, role: 'customer-partner', customerPartners: [], operator: true }
  const person = (headers.get('Cookie') ?? '').endsWith('uB') ? people.uB : people.uA
  return { ...person, customerPartners: [...person.customerPartners] }
}

/** What is open in the inbox, as an operator sees it. */
export async function listInbox({ send }: Sending, query = '', as: object = asOperator()): Promise<Listed[]> {
  // The cast names what the route sends.
  return (await send('GET', `/inbox${query}`, as)).data as Listed[]
}

/** Ties an event to an operation, as an operator. */
export function assign({ send }: Sending, id: string | undefined, body: Body): Promise<TestAnswer> {
  return send('POST', `/inbox/${id}/assignment`, { ...asOperator(), body })
}

/** Resolves an operation, as an operator. */
export function resolve({ send }: Sending, id: string, body: Body, by = 'olu'): Promise<TestAnswer> {
  return send('POST', `/operations/${id}/resolution`, { ...asOperator(by), body })
}
