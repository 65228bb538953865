/** The hook of a new endpoint, a read's with its query key and its query options, and its test. */
export function newHookFiles(endpoint) {
  const { hook, isRead } = endpoint
  const path = `packages/hooks/src/${isRead ? 'reads' : 'writes'}/${hook}`
  return {
    [`${path}.ts`]: isRead ? readHook(endpoint) : writeHook(endpoint),
    [`${path}.test.tsx`]: isRead ? readTest(endpoint) : writeTest(endpoint),
  }
}

function readHook({ name, hook, thing, section, thingCamel, asked }) {
  const orNothing = asked.length === 0 ? ' = {}' : ''
  return `import { type LendingError, ${name} } from '@onlend/core'
import type { EndpointOutput } from '@onlend/core/internal'
import type { SkipToken, UseQueryResult } from '@tanstack/react-query'
import { type EndpointQueryKey, endpointQueryKey } from '../queries/endpointQueryKey.ts'
import { type EndpointQueryOptions, endpointQueryOptions } from '../queries/endpointQueryOptions.ts'
import type { OwnedParameters } from '../queries/readIds.ts'
import type { LendingSource } from '../lending/Lending.ts'
import { readQuery } from '../queries/readQuery.ts'
import { type UseEndpointQueryParameters, useEndpointQuery } from '../queries/useEndpointQuery.ts'

type ${thing} = EndpointOutput<typeof ${name}>

export type Use${thing}Parameters<Data = ${thing}> =
  | (OwnedParameters<typeof ${name}> & Pick<UseEndpointQueryParameters<typeof ${name}, Data>, 'query'>)
  | SkipToken
export type Use${thing}ReturnType<Data = ${thing}> = UseQueryResult<Data, LendingError>

/**
 * The key under which \`${hook}\` caches, for reading, setting or invalidating it (Partner API, Endpoint ${section}).
 *
 * @example
 * await queryClient.invalidateQueries({ queryKey: ${thingCamel}QueryKey(lending, {}) })
 */
export function ${thingCamel}QueryKey(
  source: LendingSource,
  parameters: OwnedParameters<typeof ${name}> | SkipToken${orNothing},
): EndpointQueryKey<typeof ${name}> {
  return endpointQueryKey(source, ${name}, parameters)
}

/**
 * What \`${hook}\` asks for, for prefetching, loaders and servers (Partner API, Endpoint ${section}).
 *
 * @example
 * await queryClient.prefetchQuery(${thingCamel}QueryOptions(lending, {}))
 */
export function ${thingCamel}QueryOptions(
  source: LendingSource,
  parameters: OwnedParameters<typeof ${name}> | SkipToken${orNothing},
): EndpointQueryOptions<typeof ${name}> {
  return endpointQueryOptions(source, ${name}, parameters, 60_000)
}

/**
 * Reads what \`${name}\` answers (Partner API, Endpoint ${section}).
 *
 * @example
 * const { data, isPending, error } = ${hook}({})
 */
export function ${hook}<Data = ${thing}>(
  parameters: Use${thing}Parameters<Data>${orNothing},
): Use${thing}ReturnType<Data> {
  return useEndpointQuery({
    getOptions: (lending) => ${thingCamel}QueryOptions(lending, parameters),
    query: readQuery(parameters),
  })
}
`
}

function writeHook({ name, hook, thing, section, owner }) {
  return `'use client'
import type { ${name} } from '@onlend/core'
import { ${name}Operation } from '@onlend/core/operations'
import {
  type UseEndpointMutationParameters,
  type UseEndpointMutationReturnType,
  useEndpointMutation,
} from './useEndpointMutation.ts'

export type Use${thing}Parameters<Context = unknown> = Pick<
  UseEndpointMutationParameters<typeof ${name}, Context>,
  'mutation'
> & {
  /** @default the provider's */
  ${owner}?: string
}

export type Use${thing}ReturnType<Context = unknown> = UseEndpointMutationReturnType<typeof ${name}, Context>

/**
 * Sends \`${name}\` once (Partner API, Endpoint ${section}).
 *
 * @example
 * const write = ${hook}()
 * write.mutate({ body })
 */
export function ${hook}<Context = unknown>(
  { ${owner}, mutation }: Use${thing}Parameters<Context> = {},
): Use${thing}ReturnType<Context> {
  return useEndpointMutation({ operation: ${name}Operation, ownerId: ${owner}, mutation })
}
`
}

function readTest({ hook, isList, asked }) {
  const parameters = asked.length === 0 ? '' : `{ ${asked.map((key) => `${key}: 'sample_1'`).join(', ')} }`
  const expected = isList ? '[{ id: expect.any(String) }]' : '{ id: expect.any(String) }'
  return `import { renderHook, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createFixture } from '../fixtures/createFixture.tsx'
import { ${hook} } from './${hook}.ts'

test('${hook} reads what the service answers', async () => {
  const { wrapper } = createFixture()
  const { result } = renderHook(() => ${hook}(${parameters}), { wrapper })
  await waitFor(() => expect(result.current.isSuccess).toBe(true))
  expect(result.current.data).toMatchObject(${expected})
})
`
}

function writeTest({ name, hook }) {
  return `import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createFixture } from '../fixtures/createFixture.tsx'
import { ${hook} } from './${hook}.ts'

test('${hook} sends once, and the write can be followed', async () => {
  const { wrapper, sandbox } = createFixture()
  const { result } = renderHook(() => ${hook}(), { wrapper })
  act(() => result.current.mutate({ body: { reference: 'sample_1' } }))
  await waitFor(() => expect(result.current.isSuccess).toBe(true))
  expect(result.current.data?.operationId).toEqual(expect.any(String))
  expect(sandbox.calls.filter((call) => call.endpoint === '${name}')).toHaveLength(1)
})
`
}
