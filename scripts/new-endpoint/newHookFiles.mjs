/** The hook of a new endpoint with its test; a read also has its query key and its query options. */
export function newHookFiles(endpoint) {
  const folder = `packages/hooks/src/${endpoint.isRead ? 'reads' : 'writes'}`
  const test = {
    [`${folder}/${endpoint.hook}.test.tsx`]: endpoint.isRead ? readTest(endpoint) : writeTest(endpoint),
  }
  if (!endpoint.isRead) return { [`${folder}/${endpoint.hook}.ts`]: writeHook(endpoint), ...test }
  return {
    [`${folder}/${endpoint.thingCamel}QueryKey.ts`]: queryKey(endpoint),
    [`${folder}/${endpoint.thingCamel}QueryOptions.ts`]: queryOptions(endpoint),
    [`${folder}/${endpoint.hook}.ts`]: readHook(endpoint),
    ...test,
  }
}

const orNothing = ({ asked }) => (asked.length === 0 ? ' = {}' : '')

function queryKey(endpoint) {
  const { name, hook, section, thingCamel } = endpoint
  return `import { ${name} } from '@onlend/core'
import type { SkipToken } from '@tanstack/react-query'
import { type EndpointQueryKey, endpointQueryKey } from '../endpointQueryKey.ts'
import type { OwnedParameters } from '../fillOwner.ts'
import type { LendingSource } from '../provider/Lending.ts'

/** The key under which \`${hook}\` caches, for reading, setting or invalidating it (Partner API, Endpoint ${section}). */
export function ${thingCamel}QueryKey(
  source: LendingSource,
  parameters: OwnedParameters<typeof ${name}> | SkipToken${orNothing(endpoint)},
): EndpointQueryKey<typeof ${name}> {
  return endpointQueryKey(source, ${name}, parameters)
}
`
}

function queryOptions(endpoint) {
  const { name, hook, section, thingCamel } = endpoint
  return `import { ${name} } from '@onlend/core'
import type { SkipToken } from '@tanstack/react-query'
import { type EndpointQueryOptions, endpointQueryOptions } from '../endpointQueryOptions.ts'
import type { OwnedParameters } from '../fillOwner.ts'
import type { LendingSource } from '../provider/Lending.ts'

/** What \`${hook}\` asks for, for prefetching, loaders and servers (Partner API, Endpoint ${section}). */
export function ${thingCamel}QueryOptions(
  source: LendingSource,
  parameters: OwnedParameters<typeof ${name}> | SkipToken${orNothing(endpoint)},
): EndpointQueryOptions<typeof ${name}> {
  return endpointQueryOptions(source, ${name}, parameters, 60_000)
}
`
}

function readHook(endpoint) {
  const { name, hook, thing, section, thingCamel } = endpoint
  return `'use client'
import type { EndpointOutput, LendingError, ${name} } from '@onlend/core'
import type { SkipToken, UseQueryResult } from '@tanstack/react-query'
import type { OwnedParameters } from '../fillOwner.ts'
import { type EndpointQueryConfig, useEndpointQuery } from '../useEndpointQuery.ts'
import { ${thingCamel}QueryOptions } from './${thingCamel}QueryOptions.ts'

type ${thing} = EndpointOutput<typeof ${name}>

export type Use${thing}Parameters = OwnedParameters<typeof ${name}> | SkipToken
export type Use${thing}ReturnType<Data = ${thing}> = UseQueryResult<Data, LendingError>

/** Reads what \`${name}\` answers (Partner API, Endpoint ${section}). */
export function ${hook}<Data = ${thing}>(
  parameters: Use${thing}Parameters${orNothing(endpoint)},
  config: EndpointQueryConfig<typeof ${name}, Data> = {},
): Use${thing}ReturnType<Data> {
  return useEndpointQuery((lending) => ${thingCamel}QueryOptions(lending, parameters), config)
}
`
}

function writeHook({ name, hook, thing, section }) {
  return `'use client'
import { ${name} } from '@onlend/core'
import {
  type EndpointMutationConfig,
  type EndpointMutationReturnType,
  useEndpointMutation,
} from '../useEndpointMutation.ts'

export type Use${thing}Parameters<Context = unknown> = EndpointMutationConfig<typeof ${name}, Context>
export type Use${thing}ReturnType<Context = unknown> = EndpointMutationReturnType<typeof ${name}, Context>

/** Sends \`${name}\` once (Partner API, Endpoint ${section}). */
export function ${hook}<Context = unknown>(
  parameters: Use${thing}Parameters<Context> = {},
): Use${thing}ReturnType<Context> {
  return useEndpointMutation(${name}, parameters)
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
