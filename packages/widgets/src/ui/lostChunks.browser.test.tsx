import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import '../styles.css'
import { loseFiles } from '../../test/loseFiles.ts'
import { WithdrawForm } from '../withdraw-form/WithdrawForm.tsx'
import { PhoneField } from './PhoneField.tsx'
import { TestGround } from '../../test/TestGround.tsx'

afterEach(async () => {
  cleanup()
  await loseFiles([])
})

async function comeBack(): Promise<void> {
  await loseFiles([])
  window.dispatchEvent(new Event('online'))
}

function show(children: ReactNode): void {
  render(<TestGround>{children}</TestGround>)
}

const slow = { timeout: 10_000 }
const lost = () => screen.findByText('Could not load this part.', {}, slow)
const user = userEvent.setup()

const places: Record<
  string,
  { file: string; draw: () => ReactNode; touch: () => Promise<void>; arrived: () => Promise<unknown> }
> = {
  'the list of banks': {
    file: 'RecordCombobox.tsx',
    draw: () => <WithdrawForm country="nigeria" bankPresentation="list" draft={false} />,
    touch: async () => user.click(await screen.findByRole('combobox', { name: 'Bank' })),
    arrived: () => screen.findAllByRole('option', {}, slow),
  },
  'the sheet of banks': {
    file: 'RecordSheet.tsx',
    draw: () => <WithdrawForm country="nigeria" bankPresentation="sheet" draft={false} />,
    touch: async () => user.click(await screen.findByRole('button', { name: /^Bank:/ })),
    arrived: () => screen.findByRole('dialog', { name: 'Choose a bank' }, slow),
  },
}

test.each(Object.keys(places))('%s that was lost says so, and comes by itself once online', async (name) => {
  const place = places[name]
  if (!place) throw new Error(name)
  await loseFiles([place.file])
  show(place.draw())
  await place.touch()
  await lost()
  await comeBack()
  await place.arrived()
  expect(screen.queryByText('Could not load this part.')).toBeNull()
})

test('a phone number that could not be checked for want of the check is checked once online', async () => {
  await loseFiles(['checkPhone.ts'])
  show(<PhoneField label="Number" name="number" country="nigeria" />)
  await user.type(screen.getByLabelText('Number'), '08031234567')
  await user.tab()
  expect(screen.queryByText(/803 123 4567/)).toBeNull()
  await comeBack()
  expect(await screen.findByText(/803 123 4567/, {}, slow)).toBeVisible()
})
