import { EdgeRuntime } from 'edge-runtime'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { webhookSecret } from '../../test/testRelay.ts'
import { signTestWebhook } from './signTestWebhook.ts'

test('an edge runtime signs a webhook of a host’s test as Node does', async () => {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { signTestWebhook } from './signTestWebhook.ts'
        addEventListener('fetch', (event) => event.respondWith(
          event.request.json().then(async (asked) => Response.json(await signTestWebhook(asked)))))`,
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'neutral',
    conditions: ['@onlend/source'],
    target: 'es2022',
  })
  const runtime = new EdgeRuntime({ initialCode: outputFiles[0]?.text ?? '' })
  const asked = { secret: webhookSecret, id: 'evt_1', body: '{"event":"é"}', now: 1_772_445_600_999 }
  const response = await runtime.dispatchFetch('https://edge.test', {
    method: 'POST',
    body: JSON.stringify(asked),
  })
  const signed = await response.json()
  expect(signed).toEqual(await signTestWebhook(asked))
  expect(signed).toMatchObject({ 'webhook-id': 'evt_1', 'webhook-timestamp': '1772445600' })
})
