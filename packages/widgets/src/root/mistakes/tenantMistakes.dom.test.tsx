import { parseTenantConfig } from '@onlend/core/internal'
import { LendingProvider } from '@onlend/hooks'
import { createSandbox, manualClock } from '@onlend/sandbox'
import { createRelayDouble } from '@onlend/testing/relay-double'
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WithdrawForm } from '../../withdraw-form/WithdrawForm.tsx'
import { Feature } from '../Feature.tsx'
import { TenantRoot } from '../TenantRoot.tsx'

const said = () =>
  vi
    .mocked(console.error)
    .mock.calls.map(([line]) => String(line))
    .join('\n')

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('a feature, a country, a field and a language that are misspelt or missing are told with what was meant', async () => {
  const { config } = parseTenantConfig({
    ...{ id: 'sahel', version: '1', name: 'Sahel', locale: 'fr' },
    features: { WithdrawFrom: false, ourOwnReport: false },
  })
  const relay = createRelayDouble(createSandbox({ clock: manualClock() }))
  // A cast with a reason: in JavaScript nothing refuses the name.
  const fields = { amuont: { readOnly: true } } as object
  const { findByLabelText } = render(
    <LendingProvider client={relay.createClient()} customerPartnerId="cp_adaeze">
      <TenantRoot initialTenant={config}>
        <Feature name="CreditLimitcard">What a limit is</Feature>
        <WithdrawForm country="Nigeria" currency="NGN" fields={fields} />
      </TenantRoot>
    </LendingProvider>,
  )
  // The first touch fetches what runs the form.
  ;(await findByLabelText(/^Amount/)).focus()
  const meant = ['WithdrawForm', 'CreditLimitCard', 'nigeria', 'amount']
  for (const name of meant)
    await vi.waitFor(() => expect(said()).toContain(`Did you mean "${name}"?`), { timeout: 15_000 })
  expect(said()).toContain('no words in "fr"')
  expect(said()).not.toContain('ourOwnReport')
})

test('a widget without a partner says where the partner is given', async () => {
  const relay = createRelayDouble(createSandbox({ clock: manualClock() }))
  render(
    <LendingProvider client={relay.createClient()}>
      <TenantRoot>
        <WithdrawForm country="nigeria" />
      </TenantRoot>
    </LendingProvider>,
  )
  await vi.waitFor(() => expect(said()).toContain('<LendingProvider customerPartnerId="…">'), {
    timeout: 15_000,
  })
})
