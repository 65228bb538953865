import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createFixture } from '../../../test/createFixture.tsx'
import { gtbank, renderWithdrawForm } from '../../../test/renderWithdrawForm.tsx'
import type { Recipient } from '../index.ts'

afterEach(cleanup)

const zenith = { ...gtbank, id: 21, name: 'Zenith Bank', code: '057' }
/** Another bank under the same code: codes repeat. */
const twin = { ...gtbank, id: 77, name: 'GT Mobile' }
const banks = [gtbank, zenith, twin]
const chidi: Recipient = {
  ...{
    key: 'bank/057/6789',
    name: 'Chidi Okafor',
    method: 'bank',
    institution: '057',
    wasPaid: false,
    isFavourite: false,
  },
  ...{ institutionName: null, destinationEnd: '6789', number: '0123456789' },
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)

type Rendered = ReturnType<typeof renderWithdrawForm>

/** Sends what stands there, and says what was named in the review and what was sent. */
async function send({ form, user, review, confirmTo, sandbox }: Rendered) {
  for (const [name, typed] of [
    ['amount', '5000'],
    ['accountNumber', '0123456789'],
    ['accountName', 'Ada Obi'],
  ] as const)
    if (field(name).value === '') await user.type(field(name), typed)
  await review()
  await waitFor(() => expect(form().step).toBe('review'))
  const { institutionName, institutionCode } = form().review ?? {}
  await confirmTo('outcome accepted')
  // The cast states what the service was sent.
  const body = sandbox.calls.at(-1)?.body as Record<string, unknown>
  expect(Object.keys(body).sort()).toEqual(['account_number', 'account_type', 'amount', 'bank_code', 'name'])
  expect(institutionCode).toBe(body.bank_code)
  return [institutionName, body.bank_code]
}

test.each<[string, (page: Rendered) => unknown, [string, string]]>([
  ['the only choice', ({ form }) => form().chooseBank(zenith), ['Zenith Bank', '057']],
  ['one of two under a code', ({ form }) => form().chooseBank(twin), ['GT Mobile', '058']],
  [
    'the last of two choices',
    ({ form }) => {
      form().chooseBank(gtbank)
      form().chooseBank(zenith)
    },
    ['Zenith Bank', '057'],
  ],
  [
    'a code by hand after a choice',
    async ({ form, user }) => {
      form().chooseBank(gtbank)
      form().setManualBank(true)
      await waitFor(() => expect(field('bankCode').value).toBe(''))
      await user.type(field('bankCode'), '90110')
    },
    ['90110', '90110'],
  ],
  [
    'a code by hand that the list has: it is not named after what is in the list',
    async ({ form, user }) => {
      form().setManualBank(true)
      await user.type(field('bankCode'), '057')
    },
    ['057', '057'],
  ],
  [
    'a choice after a code by hand',
    async ({ form, user }) => {
      form().setManualBank(true)
      await user.type(field('bankCode'), '90110')
      form().setManualBank(false)
      form().chooseBank(zenith)
    },
    ['Zenith Bank', '057'],
  ],
  [
    'a code that is typed over a choice: it never bears the chosen bank’s name',
    async ({ form, user }) => {
      form().chooseBank(gtbank)
      await waitFor(() => expect(field('bankCode').value).toBe('058'))
      await user.type(field('bankCode'), '9')
    },
    ['0589', '0589'],
  ],
  [
    'a recipient after a choice',
    ({ form }) => {
      form().chooseBank(gtbank)
      form().chooseRecipient(chidi)
    },
    ['Zenith Bank', '057'],
  ],
  [
    'a choice after a recipient',
    ({ form }) => {
      form().chooseRecipient(chidi)
      form().chooseBank(twin)
    },
    ['GT Mobile', '058'],
  ],
])('T40: what is sent, and named before, is the bank of %s', async (_, choose, expected) => {
  const page = renderWithdrawForm({ banks })
  await act(async () => choose(page))
  expect(await send(page)).toEqual(expected)
  expect(page.sandbox.calls).toHaveLength(1)
})

test('a prefilled code is named from the list, also when the list comes later', async () => {
  const page = renderWithdrawForm({ banks: [], defaultValues: { bankCode: '057' } })
  expect(page.form()).toMatchObject({ selectedBank: null, manualBank: false })
  page.rerender({ banks })
  expect(page.form().selectedBank?.name).toBe('Zenith Bank')
  expect(await send(page)).toEqual(['Zenith Bank', '057'])
})

test('a code that a rule prefills and fixes is sent whatever was chosen, under its own name', async () => {
  const page = renderWithdrawForm({ banks, rules: { bankCode: { defaultValue: '057', readOnly: true } } })
  expect(page.form().field('bankCode').readOnly).toBe(true)
  act(() => page.form().chooseBank(gtbank))
  expect(await send(page)).toEqual(['Zenith Bank', '057'])
})

test.each([
  ['is not in the list any more', [gtbank]],
  ['is not paid any more', [gtbank, { ...zenith, active: false }]],
])(
  'a chosen bank comes back from a draft by its code alone, and shows as a code where it %s',
  async (_, later) => {
    const fixture = createFixture()
    const first = renderWithdrawForm({ banks }, fixture)
    await first.user.type(field('amount'), '5000')
    act(() => first.form().chooseBank(zenith))
    first.unmount()
    expect(fixture.draftStorage.getItem(fixture.draftStorage.key(0) ?? '')).not.toContain('Zenith')

    const again = renderWithdrawForm({ banks }, fixture)
    await waitFor(() => expect(again.form().selectedBank?.id).toBe(21))
    again.rerender({ banks: later })
    expect(again.form()).toMatchObject({ selectedBank: null, manualBank: true })
    expect(await send(again)).toEqual(['057', '057'])
  },
)

test('a code that the list lacks stays a code while it is typed on, and is named once the field is left', async () => {
  const page = renderWithdrawForm({ banks, defaultValues: { bankCode: '05' } })
  expect(page.form().manualBank).toBe(true)
  await page.user.type(field('bankCode'), '7')
  page.rerender()
  expect(page.form()).toMatchObject({ selectedBank: null, manualBank: true })
  await page.user.tab()
  expect(page.form()).toMatchObject({ selectedBank: { id: 21 }, manualBank: false })
})

test('another partner’s form has no bank of the one before', async () => {
  const page = renderWithdrawForm({ banks, customerPartnerId: 'cp_adaeze' })
  act(() => page.form().chooseBank(zenith))
  await waitFor(() => expect(page.form().selectedBank?.id).toBe(21))
  page.rerender({ customerPartnerId: 'cp_other' })
  await waitFor(() => expect(page.form().selectedBank).toBeNull())
  expect(field('bankCode').value).toBe('')
})

test('a form that is emptied has no bank', async () => {
  const page = renderWithdrawForm({ banks })
  act(() => page.form().chooseBank(zenith))
  await waitFor(() => expect(page.form().selectedBank?.id).toBe(21))
  act(() => page.form().actions.startOver())
  await waitFor(() => expect(page.form().selectedBank).toBeNull())
  act(() => page.form().setManualBank(true))
  await waitFor(() => expect(page.form().manualBank).toBe(true))
  act(() => page.form().discardDraft())
  await waitFor(() => expect(page.form().manualBank).toBe(false))
})

test('a recipient who was paid is not doubted again; a typed number with the same last digits is', async () => {
  // The check digit of this number is wrong for both banks.
  const paid = { ...chidi, wasPaid: true }
  const page = renderWithdrawForm({ banks })
  act(() => page.form().chooseRecipient(paid))
  await waitFor(() => expect(field('accountNumber').value).toBe('0123456789'))
  expect(page.form().field('accountNumber').warningCode).toBeNull()
  act(() => page.form().chooseRecipient({ ...paid, number: null }))
  await page.user.clear(field('accountNumber'))
  await page.user.type(field('accountNumber'), '0123456789')
  await waitFor(() => expect(page.form().field('accountNumber').warningCode).not.toBeNull())
})
