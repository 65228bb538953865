import { expect, test, vi } from 'vitest'
import { ValidationError } from '../errors/ValidationError.ts'
import { buildPath } from './buildPath.ts'

const path = '/v1/{customerPartnerId}/list?from={from?}&page={page?}'

test('a part of the query that may be left out is left out, and what follows it begins the query', () => {
  const build = (parameters: object) =>
    buildPath({ name: 'list', path }, { customerPartnerId: 'cp 1', ...parameters })
  expect(build({})).toBe('/v1/cp%201/list')
  expect(build({ from: 'a', page: 2 })).toBe('/v1/cp%201/list?from=a&page=2')
  expect(build({ from: 'a' })).toBe('/v1/cp%201/list?from=a')
  expect(build({ page: 0 })).toBe('/v1/cp%201/list?page=0')
})

test.each([
  ['customerPartnerId', '<LendingProvider customerPartnerId="…">, or to the hook'],
  ['channelPartnerId', '<LendingProvider channelPartnerId="…">, or to the hook'],
  ['drawdownId', 'Give it to the hook'],
])('a developer who left %s out is told where it may be given', (name, place) => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(() => buildPath({ name: 'read', path: `/v1/{${name}}` }, { [name]: undefined })).toThrow(
    ValidationError,
  )
  const words = told.mock.calls.flat().join(' ')
  told.mockRestore()
  expect(words).toContain(`read was called without ${name}`)
  expect(words).toContain(place)
})
