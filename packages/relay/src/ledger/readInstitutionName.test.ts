import { relayHeaders } from '@onlend/core/relay'
import { expect, test } from 'vitest'
import { testRelay } from '../../test/testRelay.ts'

const institution = (name: string) => ({ headers: { [relayHeaders.institution]: name } })

test('the name beside the code is kept for the receipt, and is never sent to the service', async () => {
  const { withdraw, send, upstream } = await testRelay()
  await withdraw('key-named', {}, institution(encodeURIComponent('Première Banque')))
  expect((await send('GET', '/operations/key-named')).data).toMatchObject({
    summary: { institution: '058', institutionName: 'Première Banque' },
  })
  expect(upstream.seen).toHaveLength(1)
  expect(JSON.stringify(upstream.seen)).not.toMatch(/institution|Banque/i)
})

test('a name is no part of what was asked for: the same key with another one is the same operation, and it hides no duplicate', async () => {
  const { withdraw, send, upstream } = await testRelay()
  await withdraw('key-first', {}, institution('First%20Bank'))
  expect((await withdraw('key-first', {}, institution('Other%20Bank'))).status).toBe(200)
  expect((await withdraw('key-second', {}, institution('Other%20Bank'))).code).toBe('possible_duplicate')
  expect((await send('GET', '/operations/key-first')).data).toMatchObject({
    summary: { institutionName: 'First Bank' },
  })
  expect(upstream.seen).toHaveLength(1)
})

const names: [string, string, string | undefined][] = [
  ['nothing', '', undefined],
  ['spaces', '%20%09', undefined],
  ['what is not percent-encoded', '%E0%A4%A', undefined],
  ['an account number', 'GTBank%200123456789', undefined],
  ['a phone number in groups', '0803%20123%204567', undefined],
  ['a novel', 'a'.repeat(5_000), undefined],
  ['a name that is too long', 'b'.repeat(200), 'b'.repeat(80)],
  ['letters that turn the text round', 'Good%E2%80%AEknaB', 'GoodknaB'],
  ['lines', 'First%0ABank%00', 'First Bank'],
  ['a name in another script', '%D8%A8%D9%86%D9%83', 'بنك'],
  ['a name with a number', 'Bank%20of%2054', 'Bank of 54'],
]

test('of a name there is kept what a receipt may show', async () => {
  const { withdraw, send } = await testRelay()
  for (const [at, [what, sent, kept]] of names.entries()) {
    await withdraw(`key-named-${at}`, { amount: at + 1 }, institution(sent))
    const { data } = await send('GET', `/operations/key-named-${at}`)
    // The cast names what the test above has shown to be there.
    const { summary } = data as { summary: Record<string, unknown> }
    expect([what, summary.institutionName]).toEqual([what, kept])
  }
})
