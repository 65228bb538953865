import { createSandbox, manualClock } from '@onlend/sandbox'
import { createRelayDouble } from '@onlend/testing/relay-double'
import { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import '../styles.css'
import { createDice, type Dice } from '../../test/forms/createDice.ts'
import { formKits } from '../../test/forms/formKits.ts'
import { TestGround } from '../../test/TestGround.tsx'

type DrivenForm = { form: ReactNode; review: readonly string[] | null }

/** Each form, and what its review shows of the fields; `null` where the first page leads to another. */
const listForms = (kit: (typeof formKits)[number]): Record<string, DrivenForm> => ({
  withdrawal: {
    form: (
      <kit.WithdrawForm
        country="nigeria"
        currency="NGN"
        methods={['bank']}
        recipients={false}
        defaultValues={{ bankCode: '058' }}
      />
    ),
    review: ['amount', 'accountNumber', 'accountName'],
  },
  'two ways to withdraw': {
    form: <kit.WithdrawForm country="nigeria" currency="NGN" correspondents={[{ id: 'mtn', name: 'MTN' }]} />,
    review: null,
  },
  drawdown: { form: <kit.RequestDrawdownForm currency="NGN" />, review: ['amount'] },
  // Not every amount can be reported.
  repayment: {
    form: <kit.ReconcileRepaymentsForm currency="NGN" defaultValues={{ reference: 'TRX-ADAEZE-00001' }} />,
    review: null,
  },
  transaction: {
    form: <kit.RegisterTransactionsForm currency="NGN" operatorName="Harbour Capital" />,
    review: null,
  },
  business: { form: <kit.CreateBusinessForm />, review: null },
  customer: { form: <kit.RegisterCustomerForm />, review: null },
})

/** The field by its kind of content: what it is filled in with. */
const texts: Readonly<Record<string, readonly string[]>> = {
  amount: ['5000', '1250', '99000', '31000'],
  accountNumber: ['0123456789', '2123456789', '3023456781'],
  mobileNumber: ['0803 123 4567', '0803 999 1111'],
  website: ['https://kunle.example', 'https://adaeze.example'],
}
const words = ['Ngozi Bello', 'Chidi Okafor', 'Kunle Cold Chain', 'Adaeze Foods', '']

let root: Root | null = null

afterEach(() => {
  root?.unmount()
  root = null
  document.body.replaceChildren()
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
})

type Control = HTMLInputElement | HTMLSelectElement

/** What can be filled in now, once it stands still. */
function listControls(box: HTMLElement): Control[] {
  const all = box.querySelectorAll<Control>(
    '.ol-Form :is(input:not([type=range], [type=hidden], [hidden], [readonly], [role=combobox]), select)',
  )
  return [...all].filter((control) => control.checkVisibility())
}

function getFieldName(control: Control): string {
  return control.type === 'radio'
    ? (control.closest('fieldset')?.querySelector('legend')?.textContent ?? '')
    : control.name
}

/** What stands in the fields, by name; amounts without what groups them. */
function readFields(box: HTMLElement): Map<string, string> {
  const found = new Map<string, string>()
  for (const control of listControls(box)) {
    if (control instanceof HTMLSelectElement) found.set(control.name, control.value)
    else if (control.type === 'checkbox') found.set(control.name, String(control.checked))
    else if (control.type !== 'radio') found.set(control.name, plain(control.name, control.value))
    else if (control.checked) found.set(getFieldName(control), control.value)
  }
  return found
}

const plain = (name: string, value: string) => (name === 'amount' ? value.replaceAll(',', '') : value)

/** Does one thing to one field as a person would, and says what it holds from now on. */
async function act(control: Control, dice: Dice): Promise<[string, string]> {
  const name = getFieldName(control)
  // Labels alone do not tell the controls apart.
  control.dataset.testid = 'now'
  try {
    return [name, await fillIn(page.getByTestId('now'), control, dice)]
  } finally {
    delete control.dataset.testid
  }
}

async function fillIn(place: Locator, control: Control, dice: Dice): Promise<string> {
  if (control instanceof HTMLSelectElement) {
    const value = dice.pick([...control.options].map((option) => option.value))
    await userEvent.selectOptions(place, value)
    return value
  }
  if (control.type === 'radio' || control.type === 'checkbox') {
    const will = String(control.type === 'radio' ? control.value : !control.checked)
    await userEvent.click(place)
    return will
  }
  const text = dice.pick(texts[control.name] ?? words)
  await userEvent.fill(place, text)
  return text
}

const registry = import.meta.glob<Record<string, unknown>>('../../registry/*.tsx', { eager: true })

const rounds = formKits.flatMap((kit, turn) =>
  Object.entries(listForms(kit)).map(([form, driven], at) => ({
    ...driven,
    name: `${form} by ${kit.kit}`,
    seed: turn * 7 + at + 1,
  })),
)

test('every view of the registry is driven', () => {
  expect(Object.values(formKits[1])).toEqual(
    expect.arrayContaining(Object.values(registry).flatMap((views) => Object.values(views))),
  )
})

test.each(rounds)(
  'what a person did last in each field stands there, whatever arrives meanwhile: $name, seed $seed',
  async ({ form, review, seed }) => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
    const dice = createDice(seed)
    const client = createRelayDouble(createSandbox({ clock: manualClock() })).createClient()
    const queryClient = new QueryClient()
    const draw = () => (
      <TestGround {...{ client, queryClient }} channelPartnerId="chp_harbour">
        {form}
      </TestGround>
    )
    const box = document.body.appendChild(document.createElement('div'))
    // Served and taken over in the middle of it, or drawn by the script from the beginning.
    const isServed = dice.isLess(0.6)
    if (isServed) box.innerHTML = renderToString(draw())
    else {
      root = createRoot(box)
      root.render(draw())
    }
    const arrivesAt = dice.pick([1, 2, 3, 4])
    const last = new Map<string, string>()
    await expect.poll(() => listControls(box).length).toBeGreaterThan(0)

    for (let step = 0; step < 10; step += 1) {
      if (isServed && step === arrivesAt) root = hydrateRoot(box, draw())
      const [field, value] = await act(dice.pick(listControls(box)), dice)
      last.set(field, value)
      // Reads come back, and the host draws anew.
      if (dice.isLess(0.4)) void queryClient.invalidateQueries()
      if (dice.isLess(0.3)) root?.render(draw())
    }
    await expect
      .poll(() => {
        const now = readFields(box)
        return [...last].filter(([field, value]) => now.has(field) && now.get(field) !== value)
      })
      .toEqual([])
    if (review === null) return

    for (const control of listControls(box)) {
      const text = texts[control.name]?.[0] ?? (control.name === 'accountName' ? words[0] : undefined)
      if (control.value !== '' || text === undefined) continue
      await userEvent.fill(control, text)
    }
    const shown = readFields(box)
    await page.getByRole('button', { name: 'Check' }).click()
    const dialog = page.getByRole('alertdialog')
    await expect.element(dialog).toBeVisible()
    const said = (dialog.element().textContent ?? '').replaceAll(/[\s,]/g, '')
    for (const field of review) expect(said).toContain(shown.get(field)?.replaceAll(' ', ''))
  },
)
