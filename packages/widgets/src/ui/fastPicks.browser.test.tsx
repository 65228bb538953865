import { cleanup, render } from '@testing-library/react'
import { type ReactNode, useState, version } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { CustomerPicker } from '../customer-picker/CustomerPicker.tsx'
import { PartnerSwitcher } from '../partner-switcher/PartnerSwitcher.tsx'
import { ReconcileRepaymentsForm } from '../reconcile-repayments-form/ReconcileRepaymentsForm.tsx'
import '../styles.css'
import { WithdrawForm } from '../withdraw-form/WithdrawForm.tsx'
import { TestGround } from '../../test/TestGround.tsx'

afterEach(cleanup)

type Place = { onError: (error: unknown) => void; onPick: (id: string | null) => void }

const pickers: Record<string, (place: Place) => ReactNode> = {
  Bank: ({ onError }) => (
    <WithdrawForm country="nigeria" bankPresentation="list" draft={false} onError={onError} />
  ),
  Financing: ({ onError }) => (
    <ReconcileRepaymentsForm financingPresentation="list" draft={false} onError={onError} />
  ),
  Customer: (place) => <Customers {...place} />,
  Business: (place) => <Partners {...place} />,
}

function Customers({ onPick }: Place): ReactNode {
  const [value, setValue] = useState<string | null>(null)
  const choose = (id: string | null) => {
    onPick(id)
    setValue(id)
  }
  return (
    <CustomerPicker presentation="list" value={value} onChange={(customer) => choose(customer?.id ?? null)} />
  )
}

function Partners({ onPick }: Place): ReactNode {
  const [value, setValue] = useState('cp_adaeze')
  return (
    <PartnerSwitcher
      channelPartnerId="chp_harbour"
      presentation="list"
      value={value}
      onChange={(id) => {
        onPick(id)
        setValue(id)
      }}
    />
  )
}

// The presses are the browser's own: those of a script come where React has nothing else to do, and never met the fault.
test.each(Object.keys(pickers))(
  `%s: twenty choices as fast as they can be pressed are twenty choices (React ${version.split('.')[0]})`,
  async (label) => {
    const seen: unknown[] = []
    const picked: (string | null)[] = []
    render(
      <TestGround>
        {pickers[label]?.({ onError: (error) => seen.push(error), onPick: (id) => picked.push(id) })}
      </TestGround>,
    )
    const box = page.getByRole('combobox', { name: label, exact: true })
    let last = ''
    for (let pick = 0; pick < 20; pick += 1) {
      await box.click()
      const options = page.getByRole('option')
      await expect.element(options.first(), { message: `the list of choice ${pick + 1}` }).toBeVisible()
      const other = options.elements().findIndex((option) => !option.hasAttribute('data-ol-checked'))
      await options.nth(other).click()
      expect(seen, `choice ${pick + 1}`).toEqual([])
      await expect.element(box).not.toHaveValue(last)
      last = (box.element() as HTMLInputElement).value
    }
    if (picked.length > 0) expect(picked).toHaveLength(20)
  },
  60_000,
)
