import { check } from '../lib/check.ts'
import { openLender } from '../lib/openLender.ts'
import { openServer } from '../lib/openServer.ts'
import { withdraw } from '../lib/withdraw.ts'

export async function grade(folder: string): Promise<void> {
  const { calls } = openLender()
  const send = await openServer(folder)
  const read = async (partner: string, cookie = '') =>
    (await send(`/lending/v1/customer-partner/${partner}/credit-limit/current`, { cookie })).status
  check((await read('cp_adaeze')) === 401, 'A request without a session read a credit limit.')
  check((await read('cp_adaeze', 'session=ended')) === 401, 'A session that has ended read a credit limit.')
  check((await read('cp_adaeze', 'session=ada')) === 200, 'Ada cannot read the limit of her own business.')
  await withdraw(send, 'cp_adaeze', '160.00', 'session=kwame')
  check(calls('withdraw').length === 0, 'Kwame paid from the account of cp_adaeze.')
  check((await read('cp_adaeze', 'session=kwame')) === 403, 'Kwame read the limit of cp_adaeze.')
  check((await read('cp_kwame', 'session=kwame')) === 200, 'Kwame cannot read the limit of his own business.')
  await withdraw(send, 'cp_kwame', '170.00', 'session=kwame')
  check(calls('withdraw')[0]?.ownerId === 'cp_kwame', 'Kwame cannot pay from his own account.')
}
