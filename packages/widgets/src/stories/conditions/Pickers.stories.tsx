import type { Bank } from '@onlend/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { expect, screen } from 'storybook/test'
import { BankPicker } from '../../bank-picker/BankPicker.tsx'
import { MobileMoneyPicker } from '../../mobile-money-picker/MobileMoneyPicker.tsx'

const operators = [
  { id: 'MTN_MOMO_GHA', name: 'MTN MoMo' },
  { id: 'TELECEL_GHA', name: 'Telecel Cash' },
]

type PickersProps = { country: string; presentation?: 'list' | 'sheet' }

function Pickers({ country, presentation = 'sheet' }: PickersProps): ReactNode {
  const [bank, setBank] = useState<Bank | null>(null)
  return (
    <>
      <BankPicker country={country} presentation={presentation} value={bank} onChange={setBank} />
      <MobileMoneyPicker country={country} correspondents={operators} />
    </>
  )
}

const meta = {
  title: 'Conditions/Pickers',
  component: Pickers,
  tags: ['!autodocs'],
  args: { country: 'ghana' },
} satisfies Meta<typeof Pickers>

export default meta

type Story = StoryObj<typeof meta>

const openSheet: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  // English words on a page from right to left are set apart by an invisible mark.
  await userEvent.click(canvas.getByRole('button', { name: /^\u2068?Bank/ }))
  await screen.findByRole('dialog')
}

const chooseInSheet: NonNullable<Story['play']> = async (context) => {
  await openSheet(context)
  const { canvas, userEvent } = context
  await userEvent.type(await screen.findByLabelText('Search banks'), 'ecobank')
  await userEvent.click(await screen.findByRole('radio', { name: /Ecobank/ }))
  await expect(await canvas.findByRole('button', { name: /Ecobank/ })).toHaveFocus()
}

export const InASheet: Story = { play: chooseInSheet }

export const Loading: Story = { parameters: { lending: { network: 'timeout' } } }

export const Offline: Story = { parameters: { lending: { network: 'offline' } } }

export const ACountryWithoutAList: Story = { args: { country: 'atlantis', presentation: 'list' } }
