import { readFileSync } from 'node:fs'
import { type Endpoint, endpoints } from '@onlend/core/internal'
import { relayEndpoints } from '@onlend/core/relay'
import { expect, test } from 'vitest'
import { moneyLives } from './moneyLives.ts'
import { playBoth } from './playBoth.ts'
import { workLives } from './workLives.ts'
import type { World } from './World.ts'

const answered = new Set<string | null>()

test.each([...moneyLives, ...workLives])('$life', async (life) => {
  const { relay, double } = await playBoth(life)
  // The relay's own tests prove how it refuses what no client of the kit sends; the double does not imitate those refusals.
  expect(relay.filter(({ answer }) => /malformed|unsupported/.test(answer))).toEqual([])
  for (const { endpoint, answer } of relay) if (/^2\d\d$/.test(answer)) answered.add(endpoint)
  expect(double).toEqual(relay)
})

test('an endpoint of the service that no life has asked answers its sample alike', async () => {
  for (const endpoint of Object.values(endpoints).filter(({ name }) => !answered.has(name))) {
    const { relay, double } = await playBoth({
      life: endpoint.name,
      play: ({ send }) => askSample(endpoint, send),
    })
    for (const { answer } of relay) if (/^2\d\d$/.test(answer)) answered.add(endpoint.name)
    expect(double).toEqual(relay)
  }
})

test('every endpoint of the service and of the relay has answered, besides those that the double has none of', () => {
  const names = Object.values({ ...endpoints, ...relayEndpoints }).map(({ name }) => name)
  const without = [
    ...['issueToken', 'sendOutcomeAgain', 'sendTestOutcome', 'replayWebhooks', 'receiveWebhook'],
    ...['getReadiness', 'getLiveness', 'getBrand', 'saveBrand', 'publishBrand', 'rollBackBrand'],
    ...['saveBrandFile', 'getBrandFile'],
  ]
  expect(names.filter((name) => !answered.has(name)).sort()).toEqual(without.sort())
})

const sampleIds: Readonly<Record<string, string>> = {
  customerPartnerId: 'cp_adaeze',
  channelPartnerId: 'chp_harbour',
}

/** Sends the sample of an endpoint, for the partners of the test. */
async function askSample(
  { name, method, path, owner, ownerField }: Endpoint,
  send: World['send'],
): Promise<void> {
  const samplePath = path
    .replace(/\/\{\w+\?\}$/, '')
    .replace(/\{(\w+)\}/g, (_all, key: string) => sampleIds[key] ?? 'sample_1')
  if (method === 'GET') return void (await send('GET', samplePath))
  const file = new URL(`../../../core/src/endpoints/${name}.wire.json`, import.meta.url)
  const { request } = JSON.parse(readFileSync(file, 'utf8'))
  const body = { ...request, ...(ownerField && { [ownerField]: sampleIds[owner ?? ''] }) }
  await send(method, samplePath, { body, headers: { 'Idempotency-Key': 'key-000001' } })
}
