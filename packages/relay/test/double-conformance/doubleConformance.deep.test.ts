import { type EndpointName, endpoints } from '@onlend/core/internal'
import { type RelayEndpointName, relayEndpoints } from '@onlend/core/relay'
import { describe, expect, test } from 'vitest'
import { assessmentParts } from './assessmentParts.ts'
import { decisionParts } from './decisionParts.ts'
import { inboxParts } from './inboxParts.ts'
import { ledgerParts } from './ledgerParts.ts'
import { playBoth } from './playBoth.ts'
import { readParts } from './readParts.ts'
import { sessionParts } from './sessionParts.ts'
import { uploadParts } from './uploadParts.ts'
import { withdrawParts } from './withdrawParts.ts'
import { writeParts } from './writeParts.ts'
import type { Part } from './World.ts'

/** The compiler refuses a part of no endpoint; an endpoint without a part makes the first test red. */
const parts: Partial<Record<EndpointName | RelayEndpointName, Part[]>> = {
  ...readParts,
  ...writeParts,
  ...withdrawParts,
  ...assessmentParts,
  ...sessionParts,
  ...ledgerParts,
  ...decisionParts,
  ...inboxParts,
  ...uploadParts,
}

test('every endpoint of the service and of the relay is visited', () => {
  const names = Object.values({ ...endpoints, ...relayEndpoints }).map(({ name }) => name)
  const played = Object.entries(parts).filter(([, { length }]) => length > 0)
  expect(played.map(([name]) => name).sort()).toEqual(names.sort())
})

describe.each(Object.entries(parts))('%s', (name, played) => {
  test.each(played)('$fact', async (part) => {
    const { relay, double } = await playBoth(part)
    expect(relay.map(({ endpoint }) => endpoint)).toContain(name)
    expect(relay.slice(0, -1).map(({ answer }) => answer)).toEqual(part.answers)
    expect(double).toEqual(relay)
  })
})
