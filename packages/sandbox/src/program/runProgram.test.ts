import { expect, test } from 'vitest'
import { runProgram } from './runProgram.ts'

test('the program prints its address and what a relay is set to, and answers there', async () => {
  let printed = ''
  const print = (text: string): void => {
    printed += text
  }
  const given = ['--port', '0', '--webhook-url', 'http://127.0.0.1:9/lending/webhooks/service']
  const stop = await runProgram({ given, variables: { SANDBOX_API_KEY: 'sk_of_my_own' }, print })
  const [, address = ''] = /LENDING_API_URL=(\S+)/.exec(printed) ?? []
  expect((await fetch(`${address}/health`)).status).toBe(200)
  expect((await fetch(`${address}/page.css`)).status).toBe(200)
  await stop?.()
  expect(printed).toMatch(/WEBHOOK_SECRET=whsec_\S+/)
  expect(printed).toContain('Events are sent to http://127.0.0.1:9/lending/webhooks/service')
  expect(printed).not.toContain('sk_of_my_own')
})

test('help is printed without a start, and an option that there is none of is refused', async () => {
  let printed = ''
  const print = (text: string): void => {
    printed += text
  }
  expect(await runProgram({ given: ['--help'], variables: {}, print })).toBeNull()
  for (const option of ['--port', '--webhook-url', '--help']) expect(printed).toContain(option)
  await expect(runProgram({ given: ['--prot', '1'], variables: {}, print })).rejects.toThrow('--prot')
})
