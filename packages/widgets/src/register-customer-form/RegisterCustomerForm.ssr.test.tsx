import { LendingProvider } from '@onlend/hooks'
import { createSandbox, manualClock } from '@onlend/sandbox'
import { createRelayDouble } from '@onlend/testing/relay-double'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LendingRoot } from '../root/LendingRoot.tsx'
import { RegisterCustomerForm } from './RegisterCustomerForm.tsx'

test('a server draws the first page of a registration with what a host knows already', () => {
  const client = createRelayDouble(createSandbox({ clock: manualClock() })).createClient()
  const html = renderToString(
    <LendingProvider client={client} customerPartnerId="cp_adaeze">
      <LendingRoot>
        <RegisterCustomerForm kind="business" defaultValues={{ businessName: 'Eze Foods' }} />
      </LendingRoot>
    </LendingProvider>,
  )
  for (const text of ['Business name', 'value="Eze Foods"', 'Representative’s first name', 'Continue'])
    expect(html).toContain(text)
})
