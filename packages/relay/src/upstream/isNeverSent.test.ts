import { expect, test } from 'vitest'
import { testRelay } from '../../test/testRelay.ts'

const failed = (code: string, syscall?: string): Error => Object.assign(new Error(code), { code, syscall })

const causes: [string, unknown, boolean][] = [
  ['a refused connection', failed('ECONNREFUSED', 'connect'), true],
  ['an unknown name', failed('ENOTFOUND', 'getaddrinfo'), true],
  ['no way to the host', failed('EHOSTUNREACH', 'connect'), true],
  [
    'no way to any of its addresses',
    connectFailure(failed('ENETUNREACH', 'connect'), failed('ECONNREFUSED', 'connect')),
    true,
  ],
  ['a way that was lost while an answer was waited for', failed('EHOSTUNREACH', 'read'), false],
  ['a way that was lost while the request left', failed('ENETUNREACH', 'write'), false],
  ['a route that was lost, at an unknown moment', failed('EHOSTUNREACH'), false],
  ['a certificate that is not valid', failed('CERT_HAS_EXPIRED'), true],
  ['a connection that was reset', failed('ECONNRESET', 'read'), false],
  ['no answer', failed('ETIMEDOUT', 'read'), false],
  ['nothing in particular', undefined, false],
]

function connectFailure(...errors: [Error, ...Error[]]): AggregateError {
  return Object.assign(new AggregateError(errors), { code: 'code' in errors[0] ? errors[0].code : '' })
}

test.each(causes)(
  'S58: of a fetch that fails with %s it is known whether it was sent',
  async (_what, cause, isKnown) => {
    const { withdraw, send, upstream } = await testRelay()
    upstream.answer = () => new TypeError('fetch failed', { cause })
    expect((await withdraw('key-never-sent')).code).toBe(isKnown ? 'upstream_unreachable' : 'outcome_unknown')
    expect((await send('GET', '/operations/key-never-sent')).data).toMatchObject({
      state: isKnown ? 'rejected' : 'unknown',
    })
  },
)
