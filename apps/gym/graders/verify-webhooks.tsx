import { signWebhook } from '@onlend/sandbox'
import { check } from '../lib/check.ts'
import { openLender } from '../lib/openLender.ts'
import { openServer, webhookSecret } from '../lib/openServer.ts'
import { withdraw } from '../lib/withdraw.ts'

const url = 'https://shop.test/lending/webhooks/service'

export async function grade(folder: string): Promise<void> {
  const deliver: typeof fetch = (input, init) => send(`${input}`, init)
  const { sandbox } = openLender({ webhook: { url, secret: webhookSecret, now: Date.now, fetch: deliver } })
  const send = await openServer(folder)
  const readState = async () => JSON.parse(await (await send(`/lending/operations/${id}`)).text()).data?.state
  const { id, status } = await withdraw(send, 'cp_adaeze', '150.00')
  check(status === 200, `A withdrawal was answered with ${status}.`)

  sandbox.webhooks.misbehave({ mode: 'forged', times: 1 })
  await sandbox.advance(2_000)
  const data = {
    customer_partner_id: 'cp_adaeze',
    amount: 150,
    currency: 'NGN',
    status: 'failed',
    message: 'No',
  }
  const where = { account_type: 'bank', account_number: '2123456789', bank_code: '058', name: 'Chidi Okafor' }
  const body = JSON.stringify({ id: 'evt_x', event: 'withdrawal.failed', data: { ...data, ...where } })
  const post = (headers: Record<string, string>) => send(url, { method: 'POST', body, headers })
  await post({ 'Content-Type': 'application/json' })
  check((await readState()) !== 'failed', 'A forged webhook settled the withdrawal as failed.')

  const timestamp = Math.floor(Date.now() / 1000) - 86_400
  const signature = await signWebhook({ id: 'evt_x', timestamp, body, secret: webhookSecret })
  const old = { 'webhook-id': 'evt_x', 'webhook-timestamp': `${timestamp}`, 'webhook-signature': signature }
  const replayed = await post({ 'Content-Type': 'application/json', ...old })
  check(!replayed.ok, 'A webhook that was signed a day ago was taken.')

  await sandbox.advance(5_000)
  const genuine = sandbox.webhooks.list().flatMap(({ attempts }) => attempts.map((attempt) => attempt.status))
  check((await readState()) !== 'failed', 'A forged webhook settled the withdrawal as failed.')
  check((await readState()) === 'succeeded', `A genuine webhook was answered with ${genuine.at(-1)}.`)
}
