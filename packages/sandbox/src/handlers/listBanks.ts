import { banks } from '../data/banks.ts'
import { answerJson } from '../http/answerJson.ts'
import type { Handler } from './Handler.ts'
import { Refusal } from '../http/Refusal.ts'
import { writeBank } from '../wire/writeBank.ts'

const defaultPerPage = 50
const maximumPerPage = 100

/** Partner API, Endpoint 14. There is no message, and nothing past the hundredth bank (T3, T76). */
export const listBanks: Handler = ({ params }) => {
  const perPage = params['perPage'] ?? String(defaultPerPage)
  if (!/^[1-9]\d*$/.test(perPage)) throw new Refusal(422, 'perPage must be a whole number above 0')
  const found = banks.filter((bank) => bank.country === params['country'])
  return answerJson(200, {
    status: 'success',
    data: found.slice(0, Math.min(Number(perPage), maximumPerPage)).map(writeBank),
  })
}
