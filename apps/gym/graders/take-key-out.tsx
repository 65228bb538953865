import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { check, checkSoon } from '../lib/check.ts'
import { checkPageKeepsKey } from '../lib/checkPageKeepsKey.ts'
import { load } from '../lib/load.ts'
import { apiKey, openLender } from '../lib/openLender.ts'
import { openServer } from '../lib/openServer.ts'

const limit = '/lending/v1/customer-partner/cp_adaeze/credit-limit/current'

export async function grade(folder: string): Promise<void> {
  const answers: string[] = []
  const lender = openLender({
    async answer(request, init) {
      const response = await send(request, { ...init, cookie: 'session=ada' })
      if (response.headers.get('Content-Type')?.includes('json')) answers.push(await response.clone().text())
      return response
    },
  })
  const send = await openServer(folder)
  const { App } = await load<{ App: () => ReactNode }>(folder, 'App.tsx')
  render(<App />)
  const text = () => (document.body.textContent ?? '').replaceAll(',', '')
  await checkSoon(() => text().includes('3600000'), 'The page does not show the limit.')
  checkPageKeepsKey(lender)
  check(!answers.join().includes(apiKey), 'The server sent the key to the page.')
  const signedOut = await send(limit)
  check(!signedOut.ok, `A request without a session was answered with ${signedOut.status}.`)
  const other = await send(limit, { cookie: 'session=kwame' })
  check(!other.ok, 'A person of another business read the limit.')
}
